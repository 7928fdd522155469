import type { Browser } from "playwright";

/** A browser by its own name: `HeadlessChrome` is Chromium's headless shell, `Chrome` the whole browser. */
export interface BrowserName {
  readonly product: string;
  /** `156.0.8078.79` */
  readonly version: string;
}

/** A program that may be the wanted browser; without a path, Playwright's own. */
export type Program = string | undefined;

/** How browsers are found on this machine. */
export interface Finder {
  programs(): readonly Program[];
  /** @throws Error when there is no such program */
  launch(program: Program): Promise<Browser>;
  /** Ways to install the browser, the best first. */
  readonly installers: readonly (() => Promise<void>)[];
}

export async function nameOf(browser: Browser): Promise<BrowserName> {
  const session = await browser.newBrowserCDPSession();
  const [product = "", version = ""] = (await session.send("Browser.getVersion")).product.split(
    "/",
  );
  await session.detach();
  return { product, version };
}

/** The first three numbers name the branch that a version was built from. */
const branchOf = (version: string) => version.split(".").slice(0, 3).join(".");

/**
 * Whether two browsers render the same. The product must be the same, because the full browser
 * renders text differently. The last number of the version may differ: it counts the fixes of one
 * branch, so that a security update can be installed at any time. A new branch has new rendering
 * code.
 */
export const drawsAs = (one: BrowserName, other: BrowserName) =>
  one.product === other.product && branchOf(one.version) === branchOf(other.version);

const inWords = ({ product, version }: BrowserName) => `${product} ${version}`;

/** A browser that can take pictures, and its name. */
export interface Found {
  readonly browser: Browser;
  readonly name: BrowserName;
}

/**
 * Finds or installs the browser that took the baselines.
 * @param fits whether a browser is suitable
 * @throws Error with one line that names the wanted browser and the ones that were found
 */
export async function findBrowser(
  wanted: BrowserName,
  fits: (name: BrowserName) => boolean,
  { programs, launch, installers }: Finder,
): Promise<Found> {
  const tried = new Map<Program, string>();
  const find = async (): Promise<Found | undefined> => {
    for (const program of programs()) {
      const browser = await launch(program).catch(() => undefined);
      if (!browser) continue;
      const name = await nameOf(browser);
      if (fits(name)) return { browser, name };
      await browser.close();
      tried.set(program, inWords(name));
    }
    return undefined;
  };
  let found = await find();
  for (const install of installers) {
    if (found) break;
    await install();
    found = await find();
  }
  if (found) return found;
  const here = [...tried].map(([program, name]) => `${name} (${program ?? "Playwright's"})`);
  throw new Error(
    `The baselines are of ${inWords(wanted)} (Debian's package chromium-headless-shell), which was not found and could not be installed; found: ${here.join(", ") || "none"}. See "Pictures" in CONTRIBUTING.md.`,
  );
}
