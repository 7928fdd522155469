import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { PACKAGES } from "../../setup/build-packages.ts";
import { PACKED } from "../pack.mjs";

/** Each packed file by the name of its package. */
function readTarballs() {
  const files = readdirSync(PACKED);
  return new Map(
    PACKAGES.map((folder) => {
      const manifest = JSON.parse(
        readFileSync(join(PACKED, "node_modules/@satang", folder, "package.json"), "utf8"),
      );
      const file = files.find((name) => name.startsWith(`satang-${folder}-`));
      if (!file) throw new Error(`${folder} is not packed`);
      return [manifest.name, { manifest, tarball: readFileSync(join(PACKED, file)) }];
    }),
  );
}

/** What a registry answers about a package, of which it has one version. */
function documentOf({ manifest, tarball }, origin) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  const dist = { tarball: `${origin}/${name}.tgz`, integrity };
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

/**
 * Serves the packed files as the registry of the scope `@satang`, so that the commands of a document install them. It ends
 * with this process.
 * @returns {Promise<string>} its address
 */
export async function startRegistry() {
  const tarballs = readTarballs();
  const server = createServer((request, reply) => {
    const [, name, wantsFile] = /^\/(.+?)(\.tgz)?$/.exec(decodeURIComponent(request.url)) ?? [];
    const packed = tarballs.get(name);
    // Another run has other files of the same version.
    reply.setHeader("cache-control", "no-store");
    if (!packed) return reply.writeHead(404).end();
    return reply.end(wantsFile ? packed.tarball : JSON.stringify(documentOf(packed, origin)));
  }).listen(0, "localhost");
  await once(server, "listening");
  server.unref();
  const origin = `http://localhost:${server.address().port}`;
  return origin;
}
