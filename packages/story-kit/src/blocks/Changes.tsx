import { Markdown } from "@storybook/addon-docs/blocks";
import { changesOf, changesTo } from "./changes.rules.ts";

const files = import.meta.glob<string>("../../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const all = changesOf(Object.values(files));

/** The changes since the last version: of one component, or of all. */
export function Changes({ of }: { of?: string }) {
  const changes = of === undefined ? all : changesTo(all, of);
  if (changes.length === 0) return <p>None since the last version.</p>;
  // Indented, so that the other lines of a text stay in its list item.
  const items = changes.map(({ kind, text }) => `- **${kind}:** ${text.replaceAll("\n", "\n  ")}`);
  return <Markdown>{items.join("\n")}</Markdown>;
}
