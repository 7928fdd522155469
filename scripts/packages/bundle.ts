import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { PACKED } from "./pack.ts";

const REACT = /^react(-dom)?($|\/)/;

/**
 * Bundles a host's code and the installed packages with plain Vite, without our configuration.
 * React is external.
 * @param contents one module of the host
 * @returns chunks and assets; the first is the host's entry
 */
export async function bundle(contents: string): Promise<Rolldown.RolldownOutput["output"]> {
  const id = join(PACKED, "host.tsx");
  const built = await build({
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
  if (!("output" in built)) throw new Error("Vite made another number of bundles than one");
  return built.output;
}
