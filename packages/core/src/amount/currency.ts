/** The currencies of the contract: baht everywhere, kip in the Lao edition (decision 49). */
export type Currency = "BAHT" | "LAK";

/** The currency that the wire names; baht when it names none or an unknown one. */
export const toCurrency = (name: unknown): Currency => (name === "LAK" ? "LAK" : "BAHT");
