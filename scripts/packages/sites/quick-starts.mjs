import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build, preview } from "vite";
import { blocksOf } from "../../docs/code-blocks.ts";
import { commandsOf, ownCommandOf } from "../../docs/shell-commands.ts";
import { freePort } from "../../setup/free-port.mjs";
import { startInstalledSandbox } from "../installed-commands.mjs";
import { PACKED } from "../pack.mjs";
import { startNext } from "./next-site.mjs";
import { policyOf } from "./policy.mjs";

const GUIDE = ".storybook/docs/quick-start.mdx";
/** The port of the sandbox in the guide. Another one is used, so that several checks can run at once. */
const PORT_OF_GUIDE = /\b4600\b/g;
/** The Trusted Types policies of the site with Vite. */
const TRUSTED = "dompurify";

/** The content of the guide: files by their names, and the command that starts the backend. */
async function readGuide(port) {
  const text = (await readFile(GUIDE, "utf8")).replace(PORT_OF_GUIDE, port);
  const named = blocksOf(GUIDE, text).filter(({ name }) => name !== null);
  const sandbox = commandsOf(GUIDE, text)
    .map(ownCommandOf)
    .find((command) => command?.name === "satang-sandbox");
  if (!sandbox) throw new Error(`${GUIDE} starts no sandbox`);
  const files = new Map(named.map(({ name, code }) => [name, code]));
  const fileOf = (name) => {
    const code = files.get(name);
    if (code === undefined) throw new Error(`${GUIDE} has no ${name}`);
    return code;
  };
  return { fileOf, sandbox };
}

/** Writes a site: the files of the guide at the places that it names, and those that its template brings. */
async function writeSite(folder, files) {
  const root = join(PACKED, folder);
  await rm(root, { recursive: true, force: true });
  for (const [path, code] of Object.entries(files)) {
    const place = join(root, path);
    await mkdir(dirname(place), { recursive: true });
    await writeFile(place, code);
  }
  return root;
}

/** Starts a site of the guide next to the sandbox of the guide, to which the site passes its calls on. */
async function withSandbox(start) {
  const port = await freePort();
  const { fileOf, sandbox } = await readGuide(String(port));
  const stopSandbox = await startInstalledSandbox(sandbox.args);
  try {
    const { origin, close } = await start(fileOf);
    return {
      origin,
      begin: async () => {
        const reply = await fetch(`http://localhost:${port}/sandbox/reset`, {
          method: "POST",
          headers: { "content-type": "application/json" },
        });
        if (!reply.ok) throw new Error(`the sandbox was not reset: ${await reply.text()}`);
      },
      // Both are asked to end at once, because a process that exits waits for neither.
      close: () => Promise.all([close(), stopSandbox()]),
    };
  } catch (error) {
    await stopSandbox();
    throw error;
  }
}

/** Entries of the site with Vite, by the file that the guide names. */
export const VITE_PAGES = [
  { name: "Vite", entry: "main" },
  { name: "React Router", entry: "router" },
];

const pageOf = (entry) =>
  `<!doctype html><html lang="en"><title>Acme</title><div id="root"></div><script type="module" src="/src/${entry}.tsx"></script></html>`;

/** The site with Vite and with React Router: built and served with the configuration of the guide. */
export const prepareViteQuickStart = () =>
  withSandbox(async (fileOf) => {
    const root = await writeSite("quick-start", {
      "vite.config.ts": fileOf("vite.config.ts"),
      ...Object.fromEntries(
        ["wallet.tsx", "main.tsx", "router.tsx"].map((name) => [`src/${name}`, fileOf(name)]),
      ),
      ...Object.fromEntries(VITE_PAGES.map(({ entry }) => [`${entry}.html`, pageOf(entry)])),
    });
    const input = VITE_PAGES.map(({ entry }) => join(root, `${entry}.html`));
    await build({
      root,
      logLevel: "error",
      build: { modulePreload: { polyfill: false }, rolldownOptions: { input } },
    });
    const server = await preview({
      root,
      logLevel: "error",
      preview: {
        host: "127.0.0.1",
        port: await freePort(),
        headers: { "content-security-policy": policyOf(TRUSTED) },
      },
    });
    return { origin: server.resolvedUrls.local[0].replace(/\/$/, ""), close: () => server.close() };
  });

/** The root layout and the settings of the compiler in a new site of Next.js. */
const NEXT_TEMPLATE = {
  "app/layout.tsx":
    'export default function Layout({ children }: { children: React.ReactNode }) {\n  return (\n    <html lang="en">\n      <body>{children}</body>\n    </html>\n  );\n}\n',
  "tsconfig.json": JSON.stringify({
    compilerOptions: {
      target: "ES2022",
      lib: ["DOM", "DOM.Iterable", "ESNext"],
      module: "ESNext",
      moduleResolution: "bundler",
      jsx: "react-jsx",
      strict: true,
      allowJs: true,
      skipLibCheck: true,
      noEmit: true,
      incremental: true,
      esModuleInterop: true,
      isolatedModules: true,
      resolveJsonModule: true,
      plugins: [{ name: "next" }],
    },
    include: ["next-env.d.ts", "**/*.ts", "**/*.tsx", ".next/types/**/*.ts"],
    exclude: ["node_modules"],
  }),
};

/** The site with Next.js, in TypeScript as `create-next-app` makes it. Its build checks the types, too. */
export const prepareNextQuickStart = () =>
  withSandbox(async (fileOf) => {
    const root = await writeSite("quick-start-next", {
      ...NEXT_TEMPLATE,
      "next.config.ts": fileOf("next.config.ts"),
      "app/page.tsx": fileOf("page.tsx"),
      "app/wallet.tsx": fileOf("wallet.tsx"),
    });
    return startNext(root);
  });
