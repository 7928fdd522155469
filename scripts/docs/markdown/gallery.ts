import { readPages } from "./pages.ts";

/** Groups of pages that are not about components; the pages of a group without a name are by themselves. */
const OTHERS = /^(?:Guides|Foundations|Patterns|Theming)\/|^[^/]+$/;

/** The list of every component with a page, by group, in place of their pictures. */
export function galleryText(): string {
  const pages = readPages().filter(({ title }) => !OTHERS.test(title));
  const groups = Map.groupBy(pages, ({ title }) => title.split("/")[0] ?? title);
  return [...groups]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([group, found]) => {
      const links = found.map(
        ({ title, id }) => `[${title.split("/").slice(1).join(", ")}](?path=/docs/${id}--docs)`,
      );
      return `## ${group}\n\n${links.join(", ")}.`;
    })
    .join("\n\n");
}
