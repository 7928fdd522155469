import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { buildElements } from "../../scripts/elements.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DIST = resolve(ROOT, "dist/elements");

/** Where tests load the script from. */
const FOLDER = "/built-elements";

/** No inline script, no inline style, no style element, and text becomes markup by one policy only. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'none'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types dompurify",
].join("; ");
const STRICT = `<!doctype html><html lang="en"><title>A strict host</title><script type="module" src="${FOLDER}/index.js"></script><satang-withdraw open></satang-withdraw></html>`;
const EMPTY = '<!doctype html><html lang="en"><title>A host</title></html>';

/** Pages of a host, each with its headers. */
const PAGES = new Map([
  ["strict.html", { text: STRICT, headers: { "content-security-policy": POLICY } }],
  ["empty.html", { text: EMPTY, headers: {} }],
]);

/** By their path below the folder. */
async function build(): Promise<ReadonlyMap<string, string>> {
  const files = await buildElements(ROOT);
  return new Map(files.map(({ path, text }) => [path.slice(DIST.length + 1), text]));
}

/** Builds the script for pages without React when the first test asks for it, and pages of a host. */
export function servesElements(): Plugin {
  let built: ReturnType<typeof build> | undefined;
  return {
    name: "serves-elements",
    configureServer({ middlewares }) {
      middlewares.use(FOLDER, async (request, response, next) => {
        const name = (request.url ?? "").replace(/^\//, "").replace(/[?#].*$/, "");
        const page = PAGES.get(basename(name));
        if (page) {
          response.writeHead(200, { "content-type": "text/html", ...page.headers });
          response.end(page.text);
          return;
        }
        try {
          built ??= build();
          const text = (await built).get(name);
          if (text === undefined) return next();
          response.setHeader("content-type", "text/javascript");
          response.end(text);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
