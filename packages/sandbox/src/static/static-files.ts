import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { type InlineSources, inlineSourcesOf } from "./inline-sources.ts";

const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".mjs": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json; charset=utf-8",
    ".map": "application/json; charset=utf-8",
    ".webmanifest": "application/manifest+json; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".avif": "image/avif",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
    ".mp4": "video/mp4",
  }),
);

const WORTH_COMPRESSING = /^(?:text\/|application\/|image\/svg)/;
const LEAST_BYTES = 1_024;
const BROTLI_QUALITY = 9;

/** The encoding in which a file is sent. */
export type Encoding = "br" | "gzip" | "identity";

/** A file of the app. */
export type StaticFile = {
  readonly type: string;
  readonly etag: string;
  /** The encodings it can be sent in, best first. */
  readonly encodings: readonly Encoding[];
  /** Sources that the policy of a page allows in addition; `null` for a file that is no page. */
  readonly inline: InlineSources | null;
  read(encoding: Encoding): Promise<Uint8Array>;
};

const compress = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    }),
  gzip: (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (content: Buffer) => content,
};

async function loadFile(path: string): Promise<StaticFile> {
  const content = await readFile(path);
  const type = types.get(extname(path)) ?? "application/octet-stream";
  const isWorth = WORTH_COMPRESSING.test(type) && content.length >= LEAST_BYTES;
  const made = new Map<Encoding, Promise<Uint8Array>>();
  return {
    type,
    etag: `"${createHash("sha256").update(content).digest("base64url").slice(0, 16)}"`,
    encodings: isWorth ? ["br", "gzip", "identity"] : ["identity"],
    inline: type.startsWith("text/html") ? inlineSourcesOf(content.toString()) : null,
    read(encoding) {
      const known = made.get(encoding);
      if (known !== undefined) return known;
      const fresh: Promise<Uint8Array> = compress[encoding](content);
      made.set(encoding, fresh);
      return fresh;
    },
  };
}

/** Reads every file of a folder, by its URL path. No file outside the folder can be requested. */
export async function loadStaticFiles(folder: string): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      files.map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        const asked = `/${relative(folder, path).split(sep).join("/")}`;
        return [asked, await loadFile(path)] as const;
      }),
    ),
  );
}
