import { extname } from "node:path";
import type { Context } from "hono";
import { INLINE_SOURCES } from "./inline-sources.ts";
import type { Encoding, StaticFile } from "./static-files.ts";

/** A name that ends with the hash of its content: the shortest of the member app has seven characters. */
const HASHED = /[.-][\w-]{7,}\.\w+$/;

function encodingFor(file: StaticFile, accepted: string): Encoding {
  return file.encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}

function cacheControl(path: string): string {
  if (path.endsWith(".html")) return "no-store";
  if (path.startsWith("/assets/") && HASHED.test(path))
    return "public, max-age=31536000, immutable";
  return "no-cache";
}

/** Serves a built single-page app; a path without a file is answered with the app itself. */
export function staticRoute(files: ReadonlyMap<string, StaticFile>) {
  return async (context: Context): Promise<Response> => {
    const asked = decodePath(context.req.path);
    const path = pathOf(files, asked);
    const file = path === undefined ? undefined : files.get(path);
    if (path === undefined || file === undefined) return context.notFound();
    context.set(INLINE_SOURCES, file.inline);
    const headers = {
      "content-type": file.type,
      "cache-control": cacheControl(path),
      etag: file.etag,
      vary: "Accept-Encoding",
    };
    if (context.req.header("if-none-match") === file.etag) {
      return new Response(null, { status: 304, headers });
    }
    const encoding = encodingFor(file, context.req.header("accept-encoding") ?? "");
    const content = new Uint8Array(await file.read(encoding));
    return new Response(content, {
      headers: encoding === "identity" ? headers : { ...headers, "content-encoding": encoding },
    });
  };
}

function pathOf(files: ReadonlyMap<string, StaticFile>, asked: string): string | undefined {
  if (files.has(asked)) return asked;
  const folder = `${asked.replace(/\/$/, "")}/index.html`;
  if (files.has(folder)) return folder;
  return extname(asked) === "" ? "/index.html" : undefined;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
