import type { Page } from "./pages.ts";

/** Folder of the pages in the package. */
export const FOLDER = "dist/docs";
/** Storybook's manifest of the components, by the path that tools of Storybook expect. */
export const MANIFEST = "dist/manifests/components.json";

/** In the order in which somebody learns the packages; other groups follow. */
const FIRST = ["Introduction", "Guides", "Theming", "Flows"];

const groupOf = ({ title }: Page) => title.split("/")[0] ?? title;
const nameOf = ({ title }: Page) => title.split("/").slice(1).join(", ") || title;

/** The first sentence after the heading, as plain text. */
function summaryOf(markdown: string): string {
  const [, paragraph = ""] = /^# .+\n+((?!```)[^\n#|<-][^\n]*)/m.exec(markdown) ?? [];
  const [sentence = ""] = /^.+?[.:](?=\s|$)/.exec(paragraph) ?? [];
  return sentence.replace(/\[([^\]]+)\]\([^)]*\)/g, "$1").replace(/:$/, ".");
}

const line = (page: Page, markdown: string) => {
  const summary = summaryOf(markdown);
  return `- [${nameOf(page)}](${FOLDER}/${page.id}.md)${summary && `: ${summary}`}`;
};

/** The READMEs of the other packages, as a package manager installs them. */
const OTHERS = {
  headless: "hooks and compound parts without styles and texts; events; own backend",
  i18n: "texts in three languages, money and dates, a language of your own",
  api: "the typed client of every call, and a fake backend for tests",
  machines: "what can happen, in which order",
  core: "results, amounts, digits, phone numbers",
  sandbox: "a backend for development, and a check of your own backend",
};

/** The index of the documentation, for readers that begin at the root of the package. */
export function llms(version: string, pages: readonly (readonly [Page, string])[]): string {
  const groups = [...new Set([...FIRST, ...pages.map(([page]) => groupOf(page)).sort()])];
  const sections = groups.map((group) => {
    const lines = pages
      .filter(([page]) => groupOf(page) === group)
      .map(([page, markdown]) => line(page, markdown));
    return `## ${group}\n\n${lines.join("\n")}`;
  });
  const others = Object.entries(OTHERS).map(
    ([name, text]) => `- [@satang/${name}](../${name}/README.md): ${text}`,
  );
  return `${[
    "# @satang/ui",
    `> Themed components and finished flows for money apps in Thai, Lao and English. This is the documentation of version ${version}, which is installed next to this file. Amounts are whole hundredths (\`satang(10_000)\` is 100 baht).`,
    `## Start\n\n- [README](README.md): a deposit page in your brand, pages without React, style sheets, entry points\n- [Manifest of the components](${MANIFEST}): import, example and props of every component as data, in the form of Storybook's component manifest\n- [Accessibility conformance report](${FOLDER}/accessibility-conformance.md): each criterion of WCAG 2.2 A and AA, with the tests that are its evidence`,
    ...sections,
    `## Other packages\n\n${others.join("\n")}`,
  ].join("\n\n")}\n`;
}
