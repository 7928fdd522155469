import { resolve } from "node:path";
import type { NextConfig } from "next";

export default {
  // The packages are installed above this folder.
  turbopack: { root: resolve(import.meta.dirname, "../../..") },
  redirects: async () => [{ source: "/", destination: "/en", permanent: false }],
} satisfies NextConfig;
