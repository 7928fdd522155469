import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { PACKAGES } from "../../setup/build-packages.ts";
import { type Manifest, PACKED, readInstalled } from "../pack.ts";

/** A packed file, and the `package.json` in it. */
type Tarball = { readonly manifest: Manifest; readonly tarball: Buffer };

/** Each packed file by the name of its package. */
function readTarballs(): ReadonlyMap<string, Tarball> {
  const files = readdirSync(PACKED);
  return new Map(
    PACKAGES.map((folder) => {
      const { name, manifest } = readInstalled(folder);
      const file = files.find((candidate) => candidate.startsWith(`satang-${folder}-`));
      if (!file) throw new Error(`${folder} is not packed`);
      return [name, { manifest, tarball: readFileSync(join(PACKED, file)) }];
    }),
  );
}

/** Answer of a registry about a package, of which it has one version. */
function documentOf({ manifest, tarball }: Tarball, origin: string) {
  const { name, version } = manifest;
  const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  const dist = { tarball: `${origin}/${name}.tgz`, integrity };
  return { name, "dist-tags": { latest: version }, versions: { [version]: { ...manifest, dist } } };
}

/**
 * Serves the packed files as the registry of the scope `@satang`, so that the commands of a document install them. It ends
 * with this process.
 * @returns its address
 */
export async function startRegistry(): Promise<string> {
  const tarballs = readTarballs();
  const server = createServer((request, reply) => {
    const asked = decodeURIComponent(request.url ?? "");
    const [, name = "", wantsFile] = /^\/(.+?)(\.tgz)?$/.exec(asked) ?? [];
    const packed = tarballs.get(name);
    // Another run has other files of the same version.
    reply.setHeader("cache-control", "no-store");
    if (!packed) return reply.writeHead(404).end();
    return reply.end(wantsFile ? packed.tarball : JSON.stringify(documentOf(packed, origin)));
  }).listen(0, "localhost");
  await once(server, "listening");
  server.unref();
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return origin;
}
