import type { Plugin } from "vite";

/**
 * Leaves out what is imported on demand, for a build that never loads it.
 * @param from a part of the importer's path @default any importer
 */
export const withoutLaterParts = (from = ""): Plugin => ({
  name: "without-later-parts",
  resolveDynamicImport: (_, importer) =>
    importer?.includes(from) ? { id: "\0later", external: true } : null,
});
