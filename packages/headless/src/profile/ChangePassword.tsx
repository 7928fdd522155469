import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { ChangePasswordView } from "./change-password.view.ts";
import { type UseChangePasswordOptions, useChangePassword } from "./use-change-password.ts";

const ChangePasswordContext = createContext<ChangePasswordView | undefined>(undefined);
const useView = (part: string) =>
  usePartContext(ChangePasswordContext, `ChangePassword.${part}`, "ChangePassword.Root");

/** Props of `ChangePassword.Root`; everything else goes to its `form`. */
export type ChangePasswordRootProps = FlowRootProps<
  "form",
  ChangePasswordView,
  UseChangePasswordOptions
>;

/** The form: Enter saves. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, ChangePasswordRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="change-password"
      context={ChangePasswordContext}
      useFlow={useChangePassword}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

/** Props of `ChangePassword.Input`; everything else goes to its `input`. */
export type ChangePasswordInputProps = PartProps<"input"> & {
  /** The password of this field. */
  readonly field: Parameters<ChangePasswordView["getFieldProps"]>[0];
};

/** The field of one password. `data-state` is `valid` or `invalid`. */
const Input = forwardRef<HTMLInputElement, ChangePasswordInputProps>(function Input(
  { field, ...props },
  ref,
) {
  const own = useView("Input").getFieldProps(field);
  const state = own["aria-invalid"] ? "invalid" : "valid";
  return (
    <Part tag="input" named="change-password-input" state={state} {...own} {...props} ref={ref} />
  );
});

/** The submit button. `data-state` is `busy` or `ready`. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { state, getSubmitProps } = useView("Submit");
  return (
    <Part
      tag="button"
      named="change-password-submit"
      state={readiness(state === "saving")}
      {...getSubmitProps()}
      {...props}
      ref={ref}
    />
  );
});

/**
 * The form that changes the password in parts without styles and texts.
 * @example
 * <ChangePassword.Root options={{ onSaved }}>
 *   <ChangePassword.Input field="oldPassword" aria-label="Old password" />
 *   <ChangePassword.Input field="newPassword" aria-label="New password" />
 *   <ChangePassword.Input field="confirmation" aria-label="New password again" />
 *   <ChangePassword.Submit>Save</ChangePassword.Submit>
 * </ChangePassword.Root>
 */
export const ChangePassword = { Root, Input, Submit };
