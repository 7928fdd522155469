import {
  findPasswordProblems,
  type PasswordField,
  type PasswordValues,
} from "@satang/machines/profile";
import { formProps } from "../parts/element-props.ts";
import { unwrap, useSatang } from "../provider/index.ts";
import type { SaveReports } from "../saves/use-save.ts";
import type { ChangePasswordView } from "./change-password.view.ts";
import { profileKey } from "./use-profile-query.ts";
import { useSaveForm } from "./use-save-form.ts";

const empty: PasswordValues = { oldPassword: "", newPassword: "", confirmation: "" };
const mutationKey = [...profileKey, "password"];

/** Options of {@link useChangePassword}: how it reports that the new password is saved. */
export type UseChangePasswordOptions = SaveReports;

/**
 * Changes the member's password: old, new and confirmation are required, and nothing is sent when
 * the last two differ (money.txt §5).
 * @throws Error outside `SatangProvider`.
 * @example
 * const password = useChangePassword({ onSaved: close });
 * <form {...password.getFormProps()}>
 *   <input aria-label="Old password" {...password.getFieldProps("oldPassword")} />
 *   <input aria-label="New password" {...password.getFieldProps("newPassword")} />
 *   <input aria-label="New password again" {...password.getFieldProps("confirmation")} />
 *   <button {...password.getSubmitProps()}>Save</button>
 * </form>
 */
export function useChangePassword({
  onSaved,
  onSavedLater,
}: UseChangePasswordOptions = {}): ChangePasswordView {
  const { client } = useSatang("useChangePassword");
  const form = useSaveForm({
    hook: "useChangePassword",
    mutationKey,
    initial: empty,
    findProblems: findPasswordProblems,
    send: async ({ oldPassword, newPassword }) =>
      unwrap(await client.account.changePassword({ oldPassword, newPassword })),
    onSaved: (isInView) => (isInView ? onSaved : onSavedLater)?.(),
  });
  const { state, values, actions, problemOf } = form;
  const isSaving = state === "saving";
  return {
    ...form,
    getFormProps: () => formProps(state, actions.save),
    getFieldProps: (field: PasswordField) => ({
      type: "password",
      name: field,
      value: values[field],
      readOnly: isSaving,
      autoComplete: field === "oldPassword" ? "current-password" : "new-password",
      onChange: ({ currentTarget }) => actions.change(field, currentTarget.value),
      "aria-invalid": problemOf(field) !== null || undefined,
    }),
    getSubmitProps: () => ({ type: "submit", "aria-disabled": isSaving || undefined }),
  };
}
