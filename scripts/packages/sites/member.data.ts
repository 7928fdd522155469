/** The demo member of the sandbox, who has this many baht. */
export const MEMBER = { phone: "0812345678", password: "satang-demo", balance: 12_480.5 };
