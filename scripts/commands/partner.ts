import { install } from "../packages/installed.ts";
import { FOLLOWED_SITES } from "../packages/sites/followed/followed-sites.ts";
import { MEMBER } from "../packages/sites/member.data.ts";
import { endSite, openSite } from "../packages/sites/open-site.ts";
import { PACKED_SITES } from "../packages/sites/packed/packed-sites.ts";
import { startSandbox } from "../packages/sites/sandbox.ts";
import type { PreparedSite } from "../packages/sites/site.types.ts";
import { reasonOf } from "../setup/reason-of.ts";

const FIRST_PORT = 4610;

try {
  await install();
  const { url: sandbox } = await startSandbox();
  console.log(`Members log in with ${MEMBER.phone}, password ${MEMBER.password}.`);
  const started: PreparedSite[] = [];
  process.on("exit", () => {
    for (const site of started) endSite(site);
  });
  for (const [at, site] of [...PACKED_SITES, ...FOLLOWED_SITES].entries()) {
    const prepared = await site.prepare();
    started.push(prepared);
    const { address } = await openSite(prepared, sandbox, FIRST_PORT + at);
    for (const { name, path, language } of site.pages)
      console.log(`${address}${path(language)}  ${name ? `${site.name}, ${name}` : site.name}`);
  }
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(0));
} catch (error) {
  console.error(reasonOf(error));
  process.exit(1);
}
