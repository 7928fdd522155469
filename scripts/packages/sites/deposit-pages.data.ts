/** The deposit page of the README. */
export const DEPOSIT_PAGE = "deposit-page";
/** The deposit page, and the same with styles that arrive later. */
export const IN_PARTS = [DEPOSIT_PAGE, "deposit-page-in-parts"] as const;
/** The deposit page of the README with the complete style sheet. */
export const WHOLE = "deposit-page-whole";
