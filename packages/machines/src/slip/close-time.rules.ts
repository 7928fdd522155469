const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The daily time from which no slips are accepted, `HH:mm`; `null` when the service does not say it. */
export const readCloseTime = (closeTime: unknown): string | null =>
  typeof closeTime === "string" && TIME_OF_DAY.test(closeTime) ? closeTime : null;
