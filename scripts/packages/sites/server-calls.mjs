import { appendFileSync } from "node:fs";

// Loaded into the server of a site before everything else: it notes each call that is made while a page is rendered.
const { fetch } = globalThis;
globalThis.fetch = (input, ...rest) => {
  appendFileSync(process.env.SERVER_CALLS, `${input.url ?? input}\n`);
  return fetch(input, ...rest);
};
