import { Markdown } from "@storybook/addon-docs/blocks";
import ui from "../../../ui/package.json";
import { changesList, changesOf, changesTo } from "./changes.rules.ts";

const changesets = import.meta.glob<string>("../../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const changelogs = import.meta.glob<string>("../../../*/CHANGELOG.md", {
  query: "?raw",
  import: "default",
  eager: true,
});

const all = changesOf(Object.values(changesets), Object.values(changelogs), ui.version);

/** Changes of one component, or of all packages. */
export function Changes({ of }: { of?: string }) {
  return <Markdown>{changesList(of === undefined ? all : changesTo(all, of))}</Markdown>;
}
