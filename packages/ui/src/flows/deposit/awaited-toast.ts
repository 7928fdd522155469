/** The toast that asks for a refresh after "I have paid". It ends when the money has arrived. */
export const AWAITED_TOAST = "deposit-awaited";
