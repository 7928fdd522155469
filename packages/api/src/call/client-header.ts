/** The header that every call has, as the service expects it. */
export const CLIENT_HEADER = { name: "x-client", value: "wallet-user" } as const;
