import { join } from "node:path";
import { LANGUAGES, type Language, languageOf } from "../../../../apps/partner/vite/languages.ts";
import { stepsOf } from "../../../docs/steps.ts";
import { follow } from "../../documents/follow.ts";
import { outside } from "../../documents/outside.ts";
import { startNext } from "../next-site.ts";
import { CREATED_PAGE } from "../places.data.ts";
import type { PreparedSite, Site } from "../site.types.ts";
import { fileOfDist } from "../vite-site.ts";

/** Each with other flows than the ones that the documents create, in another language. */
const CHOSEN = {
  vite: {
    language: "en",
    flows: ["deposit", "withdraw", "transfer", "spin", "invite", "refund", "statement", "chat"],
  },
  next: { language: "th", flows: ["deposit", "withdraw", "spin", "statement"] },
  html: { language: "lo", flows: ["deposit", "withdraw", "spin", "chat"] },
} as const satisfies Record<string, { language: Language; flows: readonly string[] }>;

type Framework = keyof typeof CHOSEN;

const commandsFor = (framework: Framework, language: Language) => {
  const { flows } = CHOSEN[framework];
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
async function build(framework: Framework, language: Language): Promise<string> {
  const { root } = await outside();
  const commands = commandsFor(framework, language);
  const steps = stepsOf("scripts/packages/sites/followed/created.ts", commands);
  const { folder } = await follow(steps, join(root, "frameworks"));
  return folder;
}

async function prepare(framework: Framework, language: Language): Promise<PreparedSite> {
  const folder = await build(framework, language);
  return framework === "next"
    ? startNext(folder)
    : { fileOf: fileOfDist(folder), trusted: "dompurify" };
}

/** Lacks of the pages of the documents, without the flows that were chosen. */
function lacksOf(framework: Framework) {
  const flows: readonly string[] = CHOSEN[framework].flows;
  const all = Object.entries(CREATED_PAGE.lacks);
  return Object.fromEntries(all.filter(([flow]) => !flows.includes(flow)));
}

/** A site of `npm create @satang`. */
function created(framework: Framework): Site {
  const chosen = CHOSEN[framework];
  return {
    name: `npm create, ${framework}`,
    prepare: (language) =>
      prepare(framework, language === undefined ? chosen.language : languageOf(language)),
    isCreated: true,
    pages: [{ ...CREATED_PAGE, language: chosen.language, lacks: lacksOf(framework) }],
  };
}

/** The sites of `npm create @satang`, one for each framework. */
export const CREATED: readonly Site[] = [created("vite"), created("next"), created("html")];
