import { rm } from "node:fs/promises";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { run } from "../../setup/run.mjs";
import { PACKED } from "../pack.mjs";
import { startNext } from "./next-site.mjs";
import { buildWithVite } from "./vite-site.mjs";

const COMMAND = join(PACKED, "node_modules/@satang/create/dist/cli.js");

const FLOWS = {
  vite: "deposit,withdraw,transfer,spin,invite,refund,statement,chat",
  next: "deposit,withdraw,spin,statement",
  html: "deposit,withdraw,spin,chat",
};

async function runOrThrow(command, args) {
  const { code, output } = await run(command, args, { quiet: true });
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed\n${output}`);
}

/** Creates a site as a partner does. @returns its folder */
async function create(framework) {
  const root = join(PACKED, `created-${framework}`);
  await rm(root, { recursive: true, force: true });
  const options = { framework, flows: FLOWS[framework], color: "#7a1fa2", locale: "en" };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  await runOrThrow(process.execPath, [COMMAND, root, ...args]);
  return root;
}

const checkTypes = (root) => runOrThrow("tsc", ["-p", root, "--noEmit"]);

async function prepareVite() {
  const root = await create("vite");
  await checkTypes(root);
  return buildWithVite(root, [react()]);
}

async function prepareNext() {
  const root = await create("next");
  const site = await startNext(root);
  // Next.js has written its own declarations now.
  await checkTypes(root);
  return site;
}

const prepareHtml = async () => buildWithVite(await create("html"), []);

/** The sites of `npm create @satang`. */
export const CREATED = [
  { name: "vite", prepare: prepareVite },
  { name: "next", prepare: prepareNext },
  { name: "html", prepare: prepareHtml },
];
