import { DOCUMENTED, type DocumentedPackage, OTHERS } from "./packages.data.ts";
import type { Page } from "./pages.ts";

/** Folder of the pages in the package. */
export const FOLDER = "dist/docs";
/** Storybook's manifest of the components, by the path that tools of Storybook expect. */
export const MANIFEST = "dist/manifests/components.json";

/** In the order in which somebody learns the packages; other groups follow. */
const FIRST = ["Introduction", "Guides", "Foundations", "Theming", "Patterns", "Flows"];

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
  return `[${nameOf(page)}](${FOLDER}/${page.id}.md)${summary && `: ${summary}`}`;
};

/** Documents that only the package of the components has. */
const OF_COMPONENTS = [
  `[Manifest of the components](${MANIFEST}): import, example and props of every component as data, in the form of Storybook's component manifest`,
  `[Accessibility conformance report](${FOLDER}/accessibility-conformance.md): each criterion of WCAG 2.2 A and AA, with the tests that are its evidence`,
];

/** The READMEs of the other packages, as a package manager installs them. */
const othersOf = (name: string) =>
  [...DOCUMENTED.map((one) => [one.name, one.readme] as const), ...Object.entries(OTHERS)]
    .filter(([other]) => other !== name)
    .map(([other, text]) => `[@satang/${other}](../${other}/README.md): ${text}`);

const list = (lines: readonly string[]) => lines.map((text) => `- ${text}`).join("\n");

/** The index of the documentation, for readers that begin at the root of the package. */
export function llms(
  { name, about, readme }: DocumentedPackage,
  version: string,
  pages: readonly (readonly [Page, string])[],
): string {
  const groups = [...new Set([...FIRST, ...pages.map(([page]) => groupOf(page)).sort()])];
  const sections = groups.flatMap((group) => {
    const lines = pages
      .filter(([page]) => groupOf(page) === group)
      .map(([page, markdown]) => line(page, markdown));
    return lines.length === 0 ? [] : [`## ${group}\n\n${list(lines)}`];
  });
  return `${[
    `# @satang/${name}`,
    `> ${about} This is the documentation of version ${version}, which is installed next to this file. Amounts are whole hundredths (\`satang(10_000)\` is 100 baht).`,
    `## Start\n\n${list([`[README](README.md): ${readme}`, ...(name === "ui" ? OF_COMPONENTS : [])])}`,
    ...sections,
    `## Other packages\n\n${list(othersOf(name))}`,
  ].join("\n\n")}\n`;
}
