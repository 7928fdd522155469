import { join } from "node:path";
import { build } from "vite";
import { PACKED } from "./pack.mjs";

const REACT = /^react(-dom)?($|\/)/;

/**
 * Bundles a host's code and the installed packages with plain Vite, without our configuration.
 * React is external.
 * @param {string} contents one module of the host
 * @returns {Promise<import("vite").Rollup.OutputChunk[]>} chunks and assets; the first is the
 * host's entry
 */
export async function bundle(contents) {
  const id = join(PACKED, "host.tsx");
  const { output } = await build({
    configFile: false,
    logLevel: "error",
    root: PACKED,
    plugins: [
      {
        name: "host",
        resolveId: (source) => (source === id ? id : undefined),
        load: (source) => (source === id ? contents : undefined),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      rollupOptions: { input: id, external: REACT, preserveEntrySignatures: "strict" },
    },
  });
  return output;
}
