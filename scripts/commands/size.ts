import { chromium } from "playwright";
import { startAppServer } from "../../e2e/fixtures/server.ts";
import { storageOf } from "../../e2e/fixtures/visit.ts";
import { buildMember } from "../setup/build-member.mjs";
import { launchOptions } from "../setup/chromium.mjs";
import { checkBudgets } from "../size/budgets.ts";
import { firstLoad } from "../size/first-load.ts";
import { gzip } from "../size/gzip.ts";
import { HOME_LIMIT, LIMITS, problemsOf, sumOf } from "../size/limits.ts";

const kilo = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** The first load of the member app, in each language. */
async function checkFirstLoad(): Promise<string[]> {
  await buildMember();
  const server = await startAppServer();
  const browser = await chromium.launch(launchOptions());
  const problems: string[] = [];
  try {
    const rows = [];
    for (const locale of ["th", "la", "en"] as const) {
      const storage = storageOf({ url: server.url, locale });
      const files = await firstLoad(browser, storage, `${server.url}/login`);
      problems.push(...problemsOf(locale, files));
      rows.push({
        language: locale,
        html: kilo(sumOf(files, "html")),
        js: kilo(sumOf(files, "js")),
        css: kilo(sumOf(files, "css")),
        fonts: kilo(sumOf(files, "font")),
        "font files": files
          .filter(({ kind }) => kind === "font")
          .map(({ name }) => name.replace(/-[^-]*$/, ""))
          .join(", "),
      });
    }
    console.log("First load of /login, gzip");
    console.table(rows);
    console.log(
      `limits: html ${kilo(LIMITS.html)}, js ${kilo(LIMITS.js)}, css ${kilo(LIMITS.css)}, fonts of one script`,
    );
    const home = gzip(await (await fetch(`${server.url}/user/home`)).text());
    console.log(`Document of /user/home: ${kilo(home)}, limit ${kilo(HOME_LIMIT)}`);
    if (home > HOME_LIMIT) problems.push("the document of /user/home is over its limit");
    return problems;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** `packages`, `app`, or both without one of them. */
const CHECKS = [
  { name: "packages", run: () => checkBudgets(process.argv.includes("--update")) },
  { name: "app", run: checkFirstLoad },
];

const asked = CHECKS.filter(({ name }) => process.argv.includes(name));
const problems: string[] = [];
for (const { run } of asked.length > 0 ? asked : CHECKS) problems.push(...(await run()));
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;
