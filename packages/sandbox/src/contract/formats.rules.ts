/** How the contract's string formats are checked. */
export const formats: Readonly<Record<string, RegExp | true>> = {
  "date-time": /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
  "uri-reference": /^\S*$/,
  binary: true,
  password: true,
};
