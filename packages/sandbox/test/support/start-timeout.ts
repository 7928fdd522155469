/** How long a database may take to start on a busy machine, ms. */
export const START_TIMEOUT = 90_000;
