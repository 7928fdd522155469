export type { BankAccountNameView } from "./bank-account-name.view.ts";
export { type UseBankAccountNameOptions, useBankAccountName } from "./use-bank-account-name.ts";
export { type ProfileView, profileKey, useProfile } from "./use-profile.ts";
