import { gzipSync } from "node:zlib";
import { build, type Rollup } from "vite";
import { contestants, type Id } from "./contestants.ts";

/** JS and CSS of a module and its imports, without React; gzip, bytes. */
async function weigh(entry: string): Promise<number> {
  const built = (await build({
    configFile: `${import.meta.dirname}/vite.config.ts`,
    // Otherwise a library build keeps the messages of development.
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry: `${import.meta.dirname}/src/${entry}`, formats: ["es"], fileName: "entry" },
      cssCodeSplit: false,
      minify: true,
      rollupOptions: { external: /^react(-dom)?($|\/)/ },
    },
  })) as Rollup.RollupOutput[];
  return built
    .flatMap(({ output }) => output)
    .filter((file) => file.type === "asset" || !file.isDynamicEntry)
    .map((file) => gzipSync(file.type === "chunk" ? file.code : file.source, { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
}

export type Weights = Record<Id, number>;

async function ofAll(file: string): Promise<Weights> {
  const weights: Partial<Weights> = {};
  for (const { id } of contestants) weights[id] = await weigh(`${id}/${file}`);
  return weights as Weights;
}

/** The bytes of one button, and of the kit of eight widgets. */
export const weighAll = async () => ({
  "one button": await ofAll("one-button.tsx"),
  "eight widgets": await ofAll("kit.tsx"),
});
