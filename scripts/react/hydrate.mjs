import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "./bundle.mjs";

/** Local, so that the page is a secure context; no server listens there. */
const HOST = "http://localhost:6170";
const PAGE = '<!doctype html><html lang="th"><title>A host</title><body></body></html>';
const TYPES = { js: "text/javascript", mjs: "text/javascript", css: "text/css" };

/** A page that can load the host's own files only. */
async function open(browser, folder) {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.route("**/*", async (route) => {
    const { origin, pathname } = new URL(route.request().url());
    if (origin !== HOST) return route.abort();
    if (pathname === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
    const body = await readFile(join(folder, pathname)).catch(() => undefined);
    const contentType = TYPES[pathname.split(".").at(-1)] ?? "application/octet-stream";
    return body ? route.fulfill({ body, contentType }) : route.abort();
  });
  await page.goto(HOST);
  await page.evaluate(() => import("/entry.mjs"));
  return page;
}

/** Renders cases on a server and hydrates them in a browser, on one React version.
      @returns {Promise<{ count: number, problems: string[] }>} errors and warnings of React */
export async function hydrate(browser, host) {
  const server = await bundle({ ...host, side: "server" });
  const client = await bundle({ ...host, side: "client" });
  const { draw } = await import(pathToFileURL(join(server, "entry.mjs")).href);
  const drawn = await draw();
  const page = await open(browser, client);
  const html = Object.fromEntries(drawn.map((each) => [each.id, each.html]));
  const said = await page.evaluate((all) => window.hydrateAll(all), html);
  await page.close();
  const tell = (where, id, words) =>
    words.map((word) => `React ${host.version}, ${where}: ${id}: ${word.slice(0, 600)}`);
  return {
    count: drawn.length,
    problems: [
      ...drawn.flatMap(({ id, complaints }) => tell("server", id, complaints)),
      ...Object.entries(said).flatMap(([id, words]) => tell("browser", id, words)),
    ],
  };
}
