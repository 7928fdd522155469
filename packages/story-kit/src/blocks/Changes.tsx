import { Markdown } from "@storybook/addon-docs/blocks";
import { changesList, changesOf, changesTo } from "./changes.rules.ts";

const files = import.meta.glob<string>("../../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const all = changesOf(Object.values(files));

/** The changes since the last version: of one component, or of all. */
export function Changes({ of }: { of?: string }) {
  return <Markdown>{changesList(of === undefined ? all : changesTo(all, of))}</Markdown>;
}
