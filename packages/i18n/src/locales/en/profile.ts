/** The member's own data and password. */
export const profile = {
  title: "Profile",
  id: "ID {id}",
  since: "Member since {date}",
  username: "Username",
  readOnly: "Read-only",
  accountName: "Bank account name",
  bank: "Bank",
  accountNo: "Account number",
  loading: "Loading your profile",
  /** Shown for a value that the service does not give. */
  none: "–",
  account: "Account",
  paidHere: "Withdrawals are paid to this account only.",
  preferences: "Language and theme",
  security: "Security",
  signOut: {
    title: "Log out",
    hint: "On this device",
  },
  limit: {
    /** `{value}` is an amount or a time. */
    used: "{value} today",
    left: "{value} left",
  },
  saved: {
    title: "Saved",
    password: "Your new password is in use. Your other devices have been logged out.",
    details: "Your profile has been changed.",
  },
  password: {
    title: "Change password",
    hint: "You’ll need your current password.",
    old: "Current password",
    new: "New password",
    confirmation: "Confirm new password",
    unanswered:
      "We couldn’t confirm the change, so your current password may still be valid. Save again: if the current password is then wrong, the new one is in use. When you log in, try the new one first.",
  },
  edit: {
    title: "Edit profile",
    hint: "Name and bank account",
    text: "Withdrawals are paid to this account. The name must be yours.",
    name: "Name",
  },
  /** A field of the profile that was left empty. */
  missing: {
    name: "Please enter your name.",
    bankCode: "Please choose a bank.",
    bankAccountName: "Please enter the bank account name.",
    bankAccountNo: "Please enter the account number.",
  },
  problem: {
    required: "Please fill in this field.",
    passwordsDiffer: "Passwords not equal",
    latinOnly: "Bank account name must be in English only",
    accountDigits: "The account number must be digits only.",
  },
} as const;
