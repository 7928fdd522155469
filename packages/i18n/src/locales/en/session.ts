/** Login, logout and why a session ended. */
export const session = {
  title: "Log in",
  /** Two lines. */
  headline: "One wallet.\nEvery game.",
  promise: "Deposit by QR in about a minute.\nYour money stays in one place.",
  username: "Phone number or username",
  password: "Password",
  remember: "Keep me logged in on this device",
  submit: "Log in",
  help: "Forgot your password / need help?",
  /** The first words of the message that the help link begins. */
  helpTopic: "I forgot my password.",
  noAccount: "No account yet?",
  register: "Register",
  missing: {
    username: "Enter your phone number or username.",
    password: "Enter your password.",
  },
  ended: {
    title: "Your session has ended",
  },
  lostLine: {
    title: "You aren’t logged in yet",
  },
} as const;
