import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { chromium } from "playwright";
import { launchOptions } from "../setup/chromium.mjs";
import { PACKED } from "./pack.mjs";

/** Local, so that the page is a secure context; no server listens there. */
const HOST = "http://localhost:6171";
const SITE = "apps/partner/plain";
const PACKAGE = join(PACKED, "node_modules/@satang/ui/dist");
const TYPES = {
  html: "text/html",
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};
/** What a careful host allows: its own files, and nothing inline. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; connect-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify";

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

const fileOf = (pathname) => {
  if (pathname === "/") return join(SITE, "index.html");
  if (pathname.startsWith("/satang/")) return join(PACKAGE, pathname.slice("/satang".length));
  return join(SITE, pathname);
};

async function answer(route, backend) {
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
  const body = await readFile(fileOf(pathname)).catch(() => undefined);
  if (!body) return route.fulfill({ status: 404 });
  const contentType = TYPES[pathname.split(".").at(-1)] ?? TYPES.html;
  return route.fulfill({ body, contentType, headers: { "content-security-policy": POLICY } });
}

/** The file is formatted, as every file of the project. */
const unformatted = (css) => css.replace(/\s+/g, " ").trim();

/** The brand of the site is what the command in the README makes. */
async function checkBrand() {
  const command = join(PACKAGE, "cli/satang-theme.js");
  const args = ["from-color", "#7a1fa2", "--id", "lotus-play", "--unlayered"];
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...args]);
  const brand = await readFile(join(SITE, "brand.css"), "utf8");
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

/** A site of plain HTML loads the packed script under a strict policy, and its member uses the elements. */
export async function checkPlainHost() {
  const backend = await createBackend();
  const browser = await chromium.launch(launchOptions());
  const problems = [];
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(30_000);
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") problems.push(message.text());
    });
    await page.route("**/*", (route) => answer(route, backend));
    problems.push(...(await checkBrand()), ...(await visit(page)));
  } catch (error) {
    problems.push(error.message);
  } finally {
    await browser.close();
  }
  console.log(`${problems.length === 0 ? "✓" : "✗"} a site of plain HTML`);
  return problems.map((problem) => `the site of plain HTML: ${problem}`);
}
