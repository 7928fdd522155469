import { basename, resolve } from "node:path";
import type { Plugin } from "vite";
import { buildElements } from "../../scripts/elements.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const DIST = resolve(ROOT, "dist/elements");

/** Where tests load the script from. */
const FOLDER = "/built-elements";
const STRICT = "strict.html";

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
const PAGE = `<!doctype html><html lang="en"><title>A strict host</title><script type="module" src="${FOLDER}/index.js"></script><satang-withdraw open></satang-withdraw></html>`;

/** By their path below the folder. */
async function build(): Promise<ReadonlyMap<string, string>> {
  const files = await buildElements(ROOT);
  return new Map(files.map(({ path, text }) => [path.slice(DIST.length + 1), text]));
}

/** Builds the script for pages without React when the first test asks for it, and a page with a strict policy. */
export function servesElements(): Plugin {
  let built: ReturnType<typeof build> | undefined;
  return {
    name: "serves-elements",
    configureServer({ middlewares }) {
      middlewares.use(FOLDER, async (request, response, next) => {
        const name = (request.url ?? "").replace(/^\//, "").replace(/[?#].*$/, "");
        if (basename(name) === STRICT) {
          response.setHeader("content-security-policy", POLICY);
          response.setHeader("content-type", "text/html");
          response.end(PAGE);
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
