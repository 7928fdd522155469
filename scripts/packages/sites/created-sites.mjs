import { join } from "node:path";
import { LANGUAGES } from "../../../apps/partner/vite/languages.ts";
import { stepsOf } from "../../docs/steps.ts";
import { follow } from "../documents/follow.mjs";
import { outside } from "../documents/outside.mjs";
import { startNext } from "./next-site.mjs";
import { fileOfDist } from "./vite-site.mjs";

/** Each with other flows than the ones that the documents create, in another language. */
const SITES = {
  vite: {
    language: "en",
    flows: ["deposit", "withdraw", "transfer", "spin", "invite", "refund", "statement", "chat"],
  },
  next: { language: "th", flows: ["deposit", "withdraw", "spin", "statement"] },
  html: { language: "lo", flows: ["deposit", "withdraw", "spin", "chat"] },
};

const commandsFor = (framework, language) => {
  const { flows } = SITES[framework];
  const { locale } = LANGUAGES[language];
  return `
\`\`\`sh
npm create @satang@latest ${framework}-${language} -- --framework ${framework} --flows ${flows.join(",")} --color "#7a1fa2" --locale ${locale}
cd ${framework}-${language}
npm install
npm run build
\`\`\`
`;
};

/** Creates, installs and builds a site as a partner does, with its types. @returns its folder */
async function build(framework, language = SITES[framework].language) {
  const { root } = await outside();
  const commands = commandsFor(framework, language);
  const steps = stepsOf("scripts/packages/sites/created-sites.mjs", commands);
  const { folder } = await follow(steps, join(root, "frameworks"));
  return folder;
}

const withVite = (framework) => async (language) => ({
  fileOf: fileOfDist(await build(framework, language)),
});
const withNext = async (language) => startNext(await build("next", language));

/** The sites of `npm create @satang`. */
export const CREATED = [
  { name: "vite", prepare: withVite("vite"), ...SITES.vite },
  { name: "next", prepare: withNext, ...SITES.next },
  { name: "html", prepare: withVite("html"), ...SITES.html },
];
