export {
  type UseBankAccountName,
  type UseBankAccountNameOptions,
  useBankAccountName,
} from "./use-bank-account-name.ts";
export { profileKey, useProfile } from "./use-profile.ts";
