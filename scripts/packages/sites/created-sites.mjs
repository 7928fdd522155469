import { join } from "node:path";
import { stepsOf } from "../../docs/steps.ts";
import { follow } from "../documents/follow.mjs";
import { outside } from "../documents/outside.mjs";
import { startNext } from "./next-site.mjs";
import { fileOfDist } from "./vite-site.mjs";

const FLOWS = {
  vite: "deposit,withdraw,transfer,spin,invite,refund,statement,chat",
  next: "deposit,withdraw,spin,statement",
  html: "deposit,withdraw,spin,chat",
};

const commandsFor = (framework) => `
\`\`\`sh
npm create @satang@latest ${framework} -- --framework ${framework} --flows ${FLOWS[framework]} --color "#7a1fa2" --locale en
cd ${framework}
npm install
npm run build
\`\`\`
`;

/** Creates, installs and builds a site as a partner does, with its types. @returns its folder */
async function build(framework) {
  const { root } = await outside();
  const steps = stepsOf("scripts/packages/sites/created-sites.mjs", commandsFor(framework));
  const { folder } = await follow(steps, join(root, "frameworks"));
  return folder;
}

const withVite = (framework) => async () => ({ fileOf: fileOfDist(await build(framework)) });

/** The sites of `npm create @satang`, each with other flows than the ones that the documents create. */
export const CREATED = [
  { name: "vite", prepare: withVite("vite") },
  { name: "next", prepare: async () => startNext(await build("next")) },
  { name: "html", prepare: withVite("html") },
];
