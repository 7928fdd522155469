import { resolve } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { build, type Plugin } from "vite";
import { type ReactVersion, VERSIONS } from "./versions.ts";

const HARNESS = resolve("packages/ui/test/hydration");
/** Only a browser under test has these modules; a story needs them only in its play function. */
const TEST_ONLY =
  /^(vitest|vitest\/browser|vitest-browser-react|storybook\/test|@satang\/ui\/fonts\.css)$/;

/** A host, and the elements that it renders. */
export interface Host {
  readonly version: ReactVersion;
  /** The module with the cases. */
  readonly cases: string;
  /** Whether the packages are read from their sources, otherwise as `cases` resolves them. */
  readonly source: boolean;
}

const standIns = (cases: string): Plugin => ({
  name: "stand-ins",
  enforce: "pre",
  resolveId(id) {
    if (id === "virtual:cases") return cases;
    if (TEST_ONLY.test(id)) return "\0nothing";
    if (id === "@satang/story-kit/preview") return `${HARNESS}/preview.tsx`;
    return undefined;
  },
  load: (id) => (id === "\0nothing" ? "export const fn = () => () => {};" : undefined),
});

/**
 * A host on one React version: everything is in one bundle, so that it cannot contain a second
 * React.
 * @returns the folder with `entry.mjs`
 */
export async function bundle(
  { version, cases, source }: Host,
  side: "server" | "client",
): Promise<string> {
  const { react, "react-dom": dom } = VERSIONS[version];
  const outDir = resolve(`.satang/hydration/${source ? "source" : "packed"}-${version}/${side}`);
  const server = side === "server";
  const conditions = [
    ...(source ? ["@satang/source"] : []),
    server ? "node" : "browser",
    "module",
    "development",
  ];
  await build({
    configFile: false,
    logLevel: "error",
    mode: "development",
    root: resolve("packages/ui"),
    define: { "process.env.NODE_ENV": '"development"' },
    resolve: {
      alias: [
        { find: /^react(?=$|\/)/, replacement: react },
        { find: /^react-dom(?=$|\/)/, replacement: dom },
      ],
      conditions,
    },
    ssr: { noExternal: true, resolve: { conditions } },
    plugins: [standIns(cases), ...(source ? [vanillaExtractPlugin()] : [])],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      ssr: server,
      modulePreload: false,
      rollupOptions: {
        input: { entry: `${HARNESS}/${side}.tsx` },
        output: { entryFileNames: "[name].mjs" },
        shimMissingExports: true,
        preserveEntrySignatures: "strict",
      },
    },
  });
  return outDir;
}
