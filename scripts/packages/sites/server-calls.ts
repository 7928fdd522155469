import { appendFileSync } from "node:fs";

// Loaded into the server of a site before everything else: it notes each call that is made while a page is rendered.
const { SERVER_CALLS = "" } = process.env;
const { fetch } = globalThis;
globalThis.fetch = (input, ...rest) => {
  const url = typeof input === "string" || input instanceof URL ? input : input.url;
  appendFileSync(SERVER_CALLS, `${url}\n`);
  return fetch(input, ...rest);
};
