import { install as installPackages } from "../packages/installed.mjs";
import { MEMBER } from "../packages/sites/member.data.mjs";
import { startSandbox } from "../packages/sites/sandbox.mjs";
import { serveSite } from "../packages/sites/serve-site.mjs";
import { SITES } from "../packages/sites/sites.mjs";

const FIRST_PORT = 4610;

try {
  await installPackages();
  const { url: sandbox } = await startSandbox();
  console.log(`Members log in with ${MEMBER.phone}, password ${MEMBER.password}.`);
  const started = [];
  process.on("exit", () => {
    for (const site of started) site.close?.();
  });
  for (const [at, site] of SITES.entries()) {
    const prepared = await site.prepare();
    started.push(prepared);
    // The sites of the guides have a sandbox of their own.
    const port = FIRST_PORT + at;
    const address = prepared.sandbox
      ? prepared.origin
      : (await serveSite({ ...prepared, trusted: site.trusted }, { sandbox, port })).address;
    for (const { name, path, language } of site.pages)
      console.log(`${address}${path(language)}  ${name ? `${site.name}, ${name}` : site.name}`);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
