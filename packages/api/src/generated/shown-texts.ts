// Generated from openapi/ by scripts/generate.ts. Do not edit.

/**
 * Largest number of characters of a short and of a long text that people read, and of rows of a list.
 */
export const MOST = { label: 200, words: 2000, rows: 1000 } as const;

/** Fields of replies with a short text that people read. */
export const LABELS: ReadonlySet<string> = new Set(["bankAccountName","bankAccountNo","bankCode","bankType","bgColor","closeTime","code","date","expiresAt","filter","from","label","lineName","mode","name","nameEN","nameTH","note","otpRef","password","reference","status","step","textColor","to","type","username","walletAccountName"]);

/** Fields of replies with a long text that people read. */
export const WORDS: ReadonlySet<string> = new Set(["description","message"]);
