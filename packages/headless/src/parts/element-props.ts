import type { FormEvent } from "react";

/** Props of a button other than the submit button. */
export type ButtonProps = {
  readonly type: "button";
  readonly onClick: () => void;
};

/** Props of a submit button. It keeps the focus while it waits. */
export type SubmitProps = {
  readonly type: "submit";
  readonly "aria-disabled": true | undefined;
};

/** Props of a `form`: Enter submits. */
export type FormProps<State extends string> = {
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
  method: "post",
  noValidate: true,
  onSubmit: (event) => {
    event.preventDefault();
    submit();
  },
  "data-state": state,
});
