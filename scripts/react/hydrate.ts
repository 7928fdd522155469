import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright";
import type { Drawn } from "../../packages/ui/test/hydration/case.types.ts";
import { bundle, type Host } from "./bundle.ts";

/** The bundle for a server. */
type Server = { readonly draw: () => Promise<Drawn[]> };

declare global {
  interface Window {
    /** Of the bundle for a browser: hydrates markup by the ids of its cases, and returns the messages of React. */
    hydrateAll(html: Readonly<Record<string, string>>): Promise<Record<string, string[]>>;
  }
}

/** Local, so that the page is a secure context; no server listens there. */
const HOST = "http://localhost:6170";
const PAGE = '<!doctype html><html lang="th"><title>A host</title><body></body></html>';
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  mjs: "text/javascript",
  css: "text/css",
};

/** A page that can load the host's own files only. */
async function open(browser: Browser, folder: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route("**/*", async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== HOST) return route.abort();
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
    const body = await readFile(join(folder, pathname)).catch(() => undefined);
    const contentType = TYPES[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
    return body ? route.fulfill({ body, contentType }) : route.abort();
  });
  await page.goto(HOST);
  await page.evaluate("import('/entry.mjs')");
  return page;
}

/**
 * Renders cases on a server and hydrates them in a browser, on one React version.
 * @returns their number, and errors and warnings of React
 */
export async function hydrate(
  browser: Browser,
  host: Host,
): Promise<{ readonly count: number; readonly problems: readonly string[] }> {
  const ofServer = await bundle(host, "server");
  const ofBrowser = await bundle(host, "client");
  const server: Server = await import(pathToFileURL(join(ofServer, "entry.mjs")).href);
  const drawn = await server.draw();
  const page = await open(browser, ofBrowser);
  const html = Object.fromEntries(drawn.map((each) => [each.id, each.html]));
  const said = await page.evaluate((all) => window.hydrateAll(all), html);
  await page.close();
  const linesOf = (where: string, id: string, words: readonly string[]) =>
    words.map((word) => `React ${host.version}, ${where}: ${id}: ${word.slice(0, 600)}`);
  return {
    count: drawn.length,
    problems: [
      ...drawn.flatMap(({ id, complaints }) => linesOf("server", id, complaints)),
      ...Object.entries(said).flatMap(([id, words]) => linesOf("browser", id, words)),
    ],
  };
}
