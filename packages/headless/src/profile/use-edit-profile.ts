import {
  findProfileField,
  findProfileProblems,
  type ProfileField,
  toProfileUpdate,
} from "@satang/machines/profile";
import type { LatinOnlyRule } from "@satang/machines/register";
import { formProps } from "../parts/element-props.ts";
import { useUpperCase } from "../parts/use-upper-case.ts";
import { unwrap, useSatang } from "../provider/index.ts";
import type { SaveReports } from "../saves/use-save.ts";
import { walletKey } from "../wallet/index.ts";
import type { EditProfileFieldProps, EditProfileView } from "./edit-profile.view.ts";
import { isProfileShown } from "./is-profile-shown.ts";
import { useMemberDetails } from "./use-member-details.ts";
import { profileKey } from "./use-profile-query.ts";
import { useSaveForm } from "./use-save-form.ts";

const mutationKey = [...profileKey, "edit"];

type InputPurpose = Pick<
  EditProfileFieldProps,
  "autoComplete" | "inputMode" | "autoCapitalize" | "spellCheck"
>;

const inputPurposes: Readonly<Record<ProfileField, InputPurpose>> = {
  name: { autoComplete: "name" },
  bankCode: {},
  bankAccountName: { autoComplete: "off", autoCapitalize: "characters", spellCheck: false },
  bankAccountNo: { autoComplete: "off", inputMode: "numeric" },
};

/** Options of {@link useEditProfile}. It reports before the data are read again. */
export type UseEditProfileOptions = SaveReports & {
  /**
   * Banks that accept Latin names only, and the names that they accept. @default KTB, TMB, BBL;
   * letters and spaces
   */
  readonly latinOnly?: LatinOnlyRule | undefined;
};

/**
 * Changes the member's name and bank account (money.txt §7). The form starts with the current data.
 * @throws Error outside `SatangProvider`.
 * @example
 * const profile = useEditProfile({ onSaved: close });
 * <form {...profile.getFormProps()}>
 *   <input aria-label="Name" {...profile.getFieldProps("name")} />
 *   <input aria-label="Account number" {...profile.getFieldProps("bankAccountNo")} />
 *   <button {...profile.getSubmitProps()}>Save</button>
 * </form>
 */
export function useEditProfile({
  latinOnly,
  onSaved,
  onSavedLater,
}: UseEditProfileOptions = {}): EditProfileView {
  const { client, queryClient } = useSatang("useEditProfile");
  const { member } = useMemberDetails();
  const form = useSaveForm({
    hook: "useEditProfile",
    mutationKey,
    initial: {
      name: member?.name ?? "",
      bankCode: member?.bankCode ?? "",
      bankAccountName: member?.bankAccountName ?? "",
      bankAccountNo: member?.bankAccountNo ?? "",
    },
    findProblems: (values) => findProfileProblems(values, latinOnly),
    isShown: (values, signal) => isProfileShown(client, toProfileUpdate(values), signal),
    send: async (values) => unwrap(await client.account.updateProfile(toProfileUpdate(values))),
    onSaved: (isInView) => {
      (isInView ? onSaved : onSavedLater)?.();
      // A read that is under way may have started before the save, so it is not awaited.
      void queryClient.invalidateQueries({ queryKey: walletKey });
      void queryClient.invalidateQueries({ queryKey: profileKey });
    },
  });
  const { state, values, error, actions, problemOf } = form;
  const errorField = error && findProfileField(error);
  const upperCase = useUpperCase((value) => actions.change("bankAccountName", value));
  const isSaving = state === "saving";
  return {
    ...form,
    errorField,
    getFormProps: () => formProps(state, actions.save),
    getFieldProps: (field) => ({
      ...inputPurposes[field],
      ...(field === "bankAccountName"
        ? upperCase
        : { onChange: ({ currentTarget }) => actions.change(field, currentTarget.value) }),
      name: field,
      value: values[field],
      ...(field === "bankCode" ? { "data-chosen": values[field] } : {}),
      readOnly: isSaving,
      "aria-invalid": problemOf(field) !== null || errorField === field || undefined,
    }),
    getSubmitProps: () => ({ type: "submit", "aria-disabled": isSaving || undefined }),
  };
}
