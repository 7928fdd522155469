import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { install as installPackages } from "../packages/installed.mjs";
import { PACKED } from "../packages/pack.mjs";
import { serveSite } from "../packages/sites/serve-site.mjs";
import { SITES } from "../packages/sites/sites.mjs";

const FIRST_PORT = 4610;

/** A sandbox from the packed files, and the token of its demo member. */
async function startSandbox() {
  const file = join(PACKED, "node_modules/@satang/sandbox/dist/index.js");
  const { DEMO_PASSWORD, DEMO_PHONE, startServer } = await import(pathToFileURL(file).href);
  const { url } = await startServer({ port: 0 });
  const reply = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-client": "wallet-user" },
    body: JSON.stringify({ username: DEMO_PHONE, password: DEMO_PASSWORD }),
  });
  const { token } = await reply.json();
  console.log(`Members log in with ${DEMO_PHONE}, password ${DEMO_PASSWORD}.`);
  return { sandbox: url, token };
}

try {
  await installPackages();
  const host = await startSandbox();
  const started = [];
  process.on("exit", () => {
    for (const site of started) site.close?.();
  });
  for (const [at, site] of SITES.entries()) {
    const prepared = await site.prepare();
    started.push(prepared);
    const address = await serveSite({ ...prepared, ...site }, { ...host, port: FIRST_PORT + at });
    for (const { name, path } of site.pages)
      console.log(`${address}${path}  ${name ? `${site.name}, ${name}` : site.name}`);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
