import type { Browser, BrowserContextOptions, Response } from "playwright";
import { gzip } from "./gzip.ts";
import type { Kind, LoadedFile } from "./limits.ts";

/** By the types that the browser has for them. */
const KINDS: Readonly<Record<string, Kind>> = {
  document: "html",
  script: "js",
  stylesheet: "css",
  font: "font",
};

async function fileOf(reply: Response): Promise<LoadedFile | null> {
  const kind = KINDS[reply.request().resourceType()];
  if (!kind) return null;
  const name = new URL(reply.url()).pathname.split("/").at(-1) ?? "";
  const body = await reply.body();
  // Fonts are compressed already.
  return { kind, name, bytes: kind === "font" ? body.length : gzip(body) };
}

/** Everything that a first visit to an address loads, until there are no more requests. */
export async function firstLoad(
  browser: Browser,
  storageState: NonNullable<BrowserContextOptions["storageState"]>,
  url: string,
): Promise<LoadedFile[]> {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const replies: Response[] = [];
    page.on("response", (response) => replies.push(response));
    await page.goto(url, { waitUntil: "networkidle" });
    const files = await Promise.all(replies.map(fileOf));
    return files.filter((file) => file !== null);
  } finally {
    await context.close();
  }
}
