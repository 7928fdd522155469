/** The register wizard. */
export const register = {
  title: "Register",
} as const;
