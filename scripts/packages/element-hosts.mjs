import { execFile } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import vue from "@vitejs/plugin-vue";
import { chromium } from "playwright";
import { build } from "vite";
import { launchOptions } from "../setup/chromium.mjs";
import { PACKED } from "./pack.mjs";

/** Local, so that the page is a secure context; no server listens there. */
const HOST = "http://localhost:6171";
const BRAND = "apps/partner/plain/brand.css";
const PACKAGE = join(PACKED, "node_modules/@satang/ui/dist");
const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};
/** What a careful host allows: its own files, nothing inline, and the names of the Trusted Types policies. */
const policy = (trusted) =>
  `default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types ${trusted}`;

/** The fake backend that is published for tests of hosts. */
async function createBackend() {
  const file = join(PACKED, "node_modules/@satang/api/dist/testing/index.js");
  const { createFakeBackend, exampleOf, reply } = await import(pathToFileURL(file).href);
  const wallet = { ...exampleOf("walletGet"), wallet: { amount: 500 } };
  return createFakeBackend({
    overrides: [
      reply("walletGet", wallet),
      reply("qrcodeCurrent", { hasQrcode: false }),
      reply("bonusCheckActive", { status: false }),
      reply("lookupWithdraw", { withdrawMin: 100, withdrawMax: 50_000 }),
      reply("statementList", { total: 0, statements: [] }),
    ],
  });
}

/** The site of plain HTML has nothing to build: it serves the files of the package. */
async function plainSite() {
  const site = "apps/partner/plain";
  return (pathname) =>
    pathname.startsWith("/satang/")
      ? join(PACKAGE, pathname.slice("/satang".length))
      : join(site, pathname);
}

/** The site in Vue is built by Vite, next to the installed packages. */
async function vueSite() {
  const root = join(PACKED, "vue");
  await cp("apps/partner/vue", root, { recursive: true });
  await cp(BRAND, join(root, "brand.css"));
  const isCustomElement = (tag) => tag.startsWith("satang-");
  await build({
    root,
    configFile: false,
    logLevel: "error",
    plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
    build: { assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  });
  return (pathname) => join(root, "dist", pathname);
}

const SITES = [
  { name: "plain HTML", prepare: plainSite, trusted: "dompurify" },
  { name: "Vue", prepare: vueSite, trusted: "dompurify vue" },
];

async function answer(route, { fileOf, trusted, backend }) {
  const request = route.request();
  const { origin, pathname } = new URL(request.url());
  if (origin !== HOST) return route.abort();
  if (pathname.startsWith("/api/")) {
    const reply = await backend.respond(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        body: request.postDataBuffer() ?? undefined,
      }),
    );
    return route.fulfill({
      status: reply.status,
      headers: Object.fromEntries(reply.headers),
      body: Buffer.from(await reply.arrayBuffer()),
    });
  }
  const file = fileOf(pathname === "/" ? "/index.html" : pathname);
  const body = await readFile(file).catch(() => undefined);
  if (!body) return route.fulfill({ status: 404 });
  const contentType = TYPES[file.split(".").at(-1)];
  return route.fulfill({
    body,
    contentType,
    headers: { "content-security-policy": policy(trusted) },
  });
}

/** The file is formatted, as every file of the project. */
const unformatted = (css) => css.replace(/\s+/g, " ").trim();

/** The brand of the sites is what the command in the README makes. */
async function checkBrand() {
  const command = join(PACKAGE, "cli/satang-theme.js");
  const args = ["from-color", "#7a1fa2", "--id", "lotus-play", "--unlayered"];
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args]);
  const brand = await readFile(BRAND, "utf8");
  return unformatted(brand) === unformatted(stdout)
    ? []
    : ["brand.css is not what satang-theme makes"];
}

/** A member withdraws and opens the deposit, as on any page. */
async function visit(page) {
  await page.goto(HOST);
  const wallet = page.locator("satang-wallet");
  await wallet.getByText("฿500.00").first().waitFor();
  await wallet.getByRole("button", { name: "Withdraw" }).click();
  const sheet = page.getByRole("dialog", { name: "Withdraw" });
  await sheet.getByRole("textbox", { name: "Amount" }).fill("200");
  const border = await sheet.evaluate((modal) => getComputedStyle(modal).borderTopColor);
  await sheet.getByRole("button", { name: /^Withdraw/ }).click();
  await page.getByText(/is on its way to your bank account/).waitFor();
  await page.getByRole("status").getByText("withdraw: 200 THB").waitFor();
  await wallet.getByRole("button", { name: "Deposit" }).click();
  await page.getByRole("dialog", { name: "Deposit" }).waitFor();
  return border === "rgb(122, 31, 162)" ? [] : [`the page's style of a part is ${border}`];
}

/** A site loads the packed script under a strict policy, and its member uses the elements. */
async function checkSite(browser, { name, prepare, trusted }) {
  const fileOf = await prepare();
  const backend = await createBackend();
  const problems = [];
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
    });
    await page.route("**/*", (route) => answer(route, { fileOf, trusted, backend }));
    problems.push(...(await visit(page)));
  } catch (error) {
    problems.push(error.message);
  } finally {
    await context.close();
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} a site of ${name}`);
  return problems.map((problem) => `the site of ${name}: ${problem}`);
}

/** Hosts without React: each has the elements, the brand and the same visit. */
export async function checkElementHosts() {
  const problems = await checkBrand();
  const browser = await chromium.launch(launchOptions());
  try {
    for (const site of SITES) problems.push(...(await checkSite(browser, site)));
  } finally {
    await browser.close();
  }
  return problems;
}
