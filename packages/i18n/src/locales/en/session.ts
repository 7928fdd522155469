/** Login, logout and why a session ended. */
export const session = {
  title: "Log in",
} as const;
