import { preview } from "vite";
import { STORYBOOK } from "../setup/build-storybook.ts";

/** Serves the static Storybook on a free port. */
export async function serveStorybook() {
  const server = await preview({
    configFile: false,
    logLevel: "error",
    build: { outDir: STORYBOOK },
    preview: { host: "127.0.0.1", port: 0 },
  });
  const [url = ""] = server.resolvedUrls?.local ?? [];
  return { url, close: () => server.close() };
}
