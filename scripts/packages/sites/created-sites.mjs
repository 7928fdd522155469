import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../../setup/run.mjs";
import { outside } from "../documents/outside.mjs";
import { startNext } from "./next-site.mjs";
import { fileOfDist } from "./vite-site.mjs";

const FLOWS = {
  vite: "deposit,withdraw,transfer,spin,invite,refund,statement,chat",
  next: "deposit,withdraw,spin,statement",
  html: "deposit,withdraw,spin,chat",
};

/** Creates, installs and builds a site as a partner does, with its types. @returns its folder */
async function build(framework) {
  const { root, env } = await outside();
  const folder = join(root, "frameworks");
  const site = join(folder, framework);
  await mkdir(folder, { recursive: true });
  const options = { framework, flows: FLOWS[framework], color: "#7a1fa2", locale: "en" };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const npm = async (cwd, ...words) => {
    const { code, output } = await run("npm", words, { cwd, env, quiet: true });
    if (code !== 0) throw new Error(`npm ${words.join(" ")} failed\n${output}`);
  };
  await npm(folder, "create", "@satang@latest", framework, "--", ...args);
  await npm(site, "install");
  await npm(site, "run", "build");
  return site;
}

const withVite = (framework) => async () => ({ fileOf: fileOfDist(await build(framework)) });

/** The sites of `npm create @satang`, each with other flows than the ones that the documents create. */
export const CREATED = [
  { name: "vite", prepare: withVite("vite") },
  { name: "next", prepare: async () => startNext(await build("next")) },
  { name: "html", prepare: withVite("html") },
];
