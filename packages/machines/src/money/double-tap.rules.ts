/** Two taps within this time count as one, ms. */
export const DOUBLE_TAP_MS = 500;
