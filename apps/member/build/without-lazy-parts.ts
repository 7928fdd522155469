import type { Plugin } from "vite";

/**
 * Leaves out what is imported on demand, for a build that never loads it.
 * @param from a part of the importer's path @default any importer
 * @param except the end of the path of what stays
 */
export const withoutLazyParts = (from = "", except?: string): Plugin => ({
  name: "without-lazy-parts",
  resolveDynamicImport: (imported, importer) =>
    importer?.includes(from) && !(except && String(imported).endsWith(except))
      ? { id: "\0later", external: true }
      : null,
});
