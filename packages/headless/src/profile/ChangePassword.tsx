import { createParts, type RootProps } from "../parts/create-parts.tsx";
import type { PartProps } from "../parts/part.tsx";
import { readiness, validity } from "../parts/part-state.rules.ts";
import type { ChangePasswordView } from "./change-password.view.ts";
import { useChangePassword } from "./use-change-password.ts";

/** Props of `ChangePassword.Root`; everything else goes to its `form`. */
export type ChangePasswordRootProps = RootProps<"form", typeof useChangePassword>;

/** Props of `ChangePassword.Input`; everything else goes to its `input`. */
export type ChangePasswordInputProps = PartProps<"input"> & {
  /** The password of this field. */
  readonly field: Parameters<ChangePasswordView["getFieldProps"]>[0];
};

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
export const ChangePassword = /* @__PURE__ */ createParts(
  "ChangePassword",
  useChangePassword,
  ({ root, part, partWith }) => ({
    /** The form: Enter saves. `data-state` is the state of the view. */
    Root: root("form", "change-password", (view) => view.getFormProps()),
    /** The field of one password. `data-state` is `valid` or `invalid`. */
    Input: partWith(
      "input",
      "change-password-input",
      (view, { field, ...rest }: ChangePasswordInputProps) => [view.getFieldProps(field), rest],
      { state: validity },
    ),
    /** The submit button. `data-state` is `busy` or `ready`. */
    Submit: part("button", "change-password-submit", (view) => view.getSubmitProps(), {
      state: (view) => readiness(view.state === "saving"),
    }),
  }),
);
