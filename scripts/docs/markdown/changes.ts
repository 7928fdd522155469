import { globSync } from "node:fs";
import { type Change, changesOf } from "../../../packages/story-kit/src/blocks/changes.rules.ts";
import ui from "../../../packages/ui/package.json" with { type: "json" };
import { read } from "./pages.ts";

const readAll = (pattern: string) => globSync(pattern).sort().map(read);

/** Changes of the documented version. */
export const readChanges = (): Change[] =>
  changesOf(readAll(".changeset/*.md"), readAll("packages/*/CHANGELOG.md"), ui.version);
