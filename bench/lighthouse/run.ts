import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { startAppServer } from "../../e2e/fixtures/server.ts";
import { signIn } from "../../e2e/fixtures/visit.ts";
import { buildMember } from "../../scripts/setup/build-member.mjs";
import { launchOptions } from "../../scripts/setup/chromium.mjs";
import { judge } from "../judge.ts";
import { FIRST_LOADS, problemsOf } from "../limits.ts";
import { quantile } from "../quantile.ts";

/*
 * npm run lighthouse -- [--rounds 5]: the built app on a phone of middle class, as Lighthouse simulates it: a first visit
 * of the login, and a signed-in member's home screen without a cache. The member is signed in before. Ends with 1 when a
 * median is beyond its limit.
 */
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const TIMES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  SI: "speed-index",
} as const;
const PATHS = ["/login", "/user/home"] as const;
type Path = (typeof PATHS)[number];

const PORT = 9333;

type Row = Record<string, number>;

const at = process.argv.indexOf("--rounds");
const rounds = at < 0 ? 5 : Number(process.argv[at + 1]);

/**
 * A browser with an empty profile: in a shared one, the page of the previous round is removed during the next measurement,
 * and its time counts. Lighthouse finds the browser by its port, and keeps what the profile stores.
 */
async function openBrowser() {
  const folder = await mkdtemp(join(tmpdir(), "satang-lighthouse-"));
  const options = launchOptions();
  const context = await chromium.launchPersistentContext(folder, {
    ...options,
    args: [...options.args, `--remote-debugging-port=${PORT}`],
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Keeps a member signed in in this profile, without a page of the app. */
async function storeSession(context: BrowserContext, serverUrl: string) {
  const page = await context.newPage();
  await page.goto(`${serverUrl}/favicon.svg`);
  await page.evaluate(
    (token) => {
      localStorage.setItem("token", token);
      localStorage.setItem("remember-agreement", "true");
    },
    await signIn(serverUrl),
  );
  await page.close();
}

async function measure(url: string): Promise<Row> {
  const result = await lighthouse(url, {
    port: PORT,
    output: "json",
    logLevel: "error",
    disableStorageReset: true,
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { categories, audits } = result.lhr;
  const requests = audits["network-requests"]?.details;
  const failed = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9),
  );
  for (const { id } of failed) process.stderr.write(`  ${id}: ${audits[id]?.displayValue ?? ""}\n`);
  return {
    machine: Math.round(result.lhr.environment.benchmarkIndex),
    ...Object.fromEntries(
      CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    ...Object.fromEntries(
      Object.entries(TIMES).map(([name, id]) => [
        `${name} ms`,
        Math.round(audits[id]?.numericValue ?? Number.NaN),
      ]),
    ),
    CLS: Number((audits["cumulative-layout-shift"]?.numericValue ?? Number.NaN).toFixed(3)),
    requests: requests && "items" in requests ? requests.items.length : Number.NaN,
  };
}

const medianOf = (rows: readonly Row[]): Row =>
  Object.fromEntries(
    Object.keys(rows[0] ?? {}).map((name) => [
      name,
      quantile(
        rows.map((row) => row[name] ?? Number.NaN),
        0.5,
      ),
    ]),
  );

await buildMember();
const server = await startAppServer();
try {
  const results: [Path, Row][] = [];
  let version = "";
  for (const path of PATHS) {
    const rows: Row[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { context, close } = await openBrowser();
      try {
        version = context.browser()?.version() ?? "";
        if (path !== "/login") await storeSession(context, server.url);
        rows.push(await measure(server.url + path));
      } finally {
        await close();
      }
    }
    results.push([path, medianOf(rows)]);
  }
  const names = Object.keys(results[0]?.[1] ?? {});
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |\n`;
  process.stdout.write(line(["", ...names]) + line(["---", ...names.map(() => "---:")]));
  for (const [path, row] of results) {
    process.stdout.write(line([`\`${path}\``, ...names.map((name) => row[name] ?? "–")]));
  }
  process.stdout.write(
    `Chromium ${version}, ${rounds} rounds. Lighthouse divides the speed of this machine by four and means one of 1500 to 2000: performance and LCP are worse on a slower one\n`,
  );
  judge(results.flatMap(([path, row]) => problemsOf(path, row, FIRST_LOADS[path])));
} finally {
  await server.close();
}
