export type { BankAccountNameView } from "./bank-account-name.view.ts";
export {
  ChangePassword,
  type ChangePasswordInputProps,
  type ChangePasswordRootProps,
} from "./ChangePassword.tsx";
export type { ChangePasswordView, PasswordFieldProps } from "./change-password.view.ts";
export {
  EditProfile,
  type EditProfileInputProps,
  type EditProfileRootProps,
} from "./EditProfile.tsx";
export type { EditProfileFieldProps, EditProfileView } from "./edit-profile.view.ts";
export type { MemberDetails, MemberDetailsView } from "./member-details.view.ts";
export type { ProfileView } from "./profile.view.ts";
export { type UseBankAccountNameOptions, useBankAccountName } from "./use-bank-account-name.ts";
export { type UseChangePasswordOptions, useChangePassword } from "./use-change-password.ts";
export { type UseEditProfileOptions, useEditProfile } from "./use-edit-profile.ts";
export { useMemberDetails } from "./use-member-details.ts";
export { type UseProfileOptions, useProfile } from "./use-profile.ts";
export { type MemberProfile, profileKey } from "./use-profile-query.ts";
