import { afterEach, expect, test, vi } from "vitest";

/** As a page loads them: built, each with its own React. */
const SCRIPTS = {
  development: "/built-elements/development.js",
  production: "/built-elements/index.js",
} as const;

afterEach(() => {
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

/** A page of a host with one of the scripts, and what its console has said so far. */
async function visit(script: keyof typeof SCRIPTS, markup: string, mounted = "") {
  const frame = document.createElement("iframe");
  frame.title = "A page of a host";
  frame.src = "/built-elements/empty.html";
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  const page = frame.contentDocument as Document;
  const warn = vi.fn();
  Object.assign((frame.contentWindow as Window & typeof globalThis).console, { warn });
  page.body.innerHTML = markup;
  const element = page.createElement("script");
  element.type = "module";
  element.src = SCRIPTS[script];
  const isLoaded = new Promise((resolve, reject) => {
    element.addEventListener("load", resolve);
    element.addEventListener("error", reject);
  });
  page.head.append(element);
  await isLoaded;
  const mounting = page.createElement("script");
  mounting.type = "module";
  mounting.textContent = `import { mount } from "${SCRIPTS[script]}"; ${mounted}`;
  page.head.append(mounting);
  const said = () => warn.mock.calls.flat().join("\n");
  return { page, said };
}

/** The words have arrived, and with them everything is on the page that the script says something about. */
const isShown = (page: Document) =>
  Boolean(page.querySelector("satang-wallet")?.shadowRoot?.querySelector("[data-satang-language]"));

/** Each change of the page is checked in the frame after it. */
async function nextFrames(page: Document): Promise<void> {
  for (const _ of ["the check", "after it"])
    await new Promise((resolve) => page.defaultView?.requestAnimationFrame(resolve));
}

const MISTAKES = `
  <satang-wallet
    base-url="https://wallet.example/api"
    locale="xx"
    theme="acme"
    unit="pt"
    presentation="popup"
    actions="deposit pay"
  ></satang-wallet>
  <satang-pay base-url="https://wallet.example"></satang-pay>
  <satang-deposit></satang-deposit>`;
const MOUNTED_MISTAKE =
  'mount(document.body, { flow: "withdraw", baseUrl: "https://wallet.example", innerHTML: "x" });';

const WARNINGS = [
  /locale="xx".*addLocale/,
  /unit="pt".*"rem" or "px"/,
  /presentation="popup".*"modal", "inline" or "page"/,
  /actions.*"pay".*"deposit"/,
  /<satang-pay>.*<satang-wallet>/,
  /Leave "\/api" out/,
  /theme "acme"/,
  /<satang-deposit> has no base-url.*Set the attribute/,
  /no option "innerHTML"/,
];

test("the script for development names each mistake of a page with its fix", async () => {
  const { said } = await visit("development", MISTAKES, MOUNTED_MISTAKE);
  for (const warning of WARNINGS) await expect.poll(said).toMatch(warning);
});

test("the other script is silent about them", async () => {
  const { page, said } = await visit("production", MISTAKES, MOUNTED_MISTAKE);
  await expect.poll(() => isShown(page)).toBe(true);
  await expect.poll(() => page.querySelector("satang-withdraw")).toBeTruthy();
  await nextFrames(page);
  expect(said()).toBe("");
});

test("the script for development says nothing about a page without a mistake", async () => {
  const { page, said } = await visit(
    "development",
    '<satang-wallet base-url="https://wallet.example" lang="en" unit="px" theme="river-day" actions="deposit"></satang-wallet>',
  );
  await expect.poll(() => isShown(page)).toBe(true);
  await nextFrames(page);
  expect(said()).toBe("");
});
