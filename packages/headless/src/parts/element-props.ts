import type { FormEvent } from "react";
import { shownTextProps } from "../forms/shown-texts.ts";

/** Props of a button other than the submit button. */
export type ButtonProps = {
  readonly type: "button";
  readonly onClick: () => void;
};

/** The props of a button that keeps the focus while it can do nothing. */
export const buttonProps = (onClick: () => void, isDisabled: boolean) =>
  ({ type: "button", onClick, "aria-disabled": isDisabled || undefined }) as const;

/** Props of a submit button. It keeps the focus while it waits. */
export type SubmitProps = {
  readonly type: "submit";
  readonly "aria-disabled": true | undefined;
};

/** Props of a `form`: Enter submits. It takes what its fields show, also without an event. */
export type FormProps<State extends string> = typeof shownTextProps & {
  readonly method: "post";
  readonly noValidate: true;
  readonly onSubmit: (event: FormEvent) => void;
  readonly "data-state": State;
};

/**
 * The props of a `form` that submits without the browser's own checks and without a page load. Before the app has started, the
 * browser submits a form that a server rendered: with `post`, so that its fields, a password too, are never in an address.
 */
export const formProps = <State extends string>(
  state: State,
  submit: () => void,
): FormProps<State> => ({
  ...shownTextProps,
  method: "post",
  noValidate: true,
  onSubmit: (event) => {
    event.preventDefault();
    submit();
  },
  "data-state": state,
});
