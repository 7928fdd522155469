import { gzipSync } from "node:zlib";

const KINDS = { document: "html", script: "js", stylesheet: "css", font: "font" };

/** Size in bytes with gzip; fonts are compressed already. */
const weigh = (kind, body) => (kind === "font" ? body.length : gzipSync(body, { level: 9 }).length);

/**
 * Everything that a first visit to an address loads, until there are no more requests.
 * @returns {Promise<{ kind: string, name: string, bytes: number }[]>} bytes as sent with gzip
 */
export async function firstLoad(browser, storageState, url) {
  const context = await browser.newContext({
    storageState,
    viewport: { width: 390, height: 844 },
  });
  try {
    const page = await context.newPage();
    const replies = [];
    page.on("response", (response) => replies.push(response));
    await page.goto(url, { waitUntil: "networkidle" });
    return await Promise.all(
      replies
        .filter((response) => response.request().resourceType() in KINDS)
        .map(async (response) => {
          const kind = KINDS[response.request().resourceType()];
          const name = new URL(response.url()).pathname.split("/").at(-1);
          return { kind, name, bytes: weigh(kind, await response.body()) };
        }),
    );
  } finally {
    await context.close();
  }
}
