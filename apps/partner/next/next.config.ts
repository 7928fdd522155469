import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export default {
  // The packages are installed above this folder.
  turbopack: { root: resolve(dirname(fileURLToPath(import.meta.url)), "../../..") },
  redirects: async () => [{ source: "/", destination: "/en", permanent: false }],
};
