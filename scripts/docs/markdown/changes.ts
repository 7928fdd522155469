import { globSync } from "node:fs";
import { type Change, changesOf } from "../../../packages/story-kit/src/blocks/changes.rules.ts";
import { read } from "./pages.ts";

/** The changes that are not released yet, in the order of the names of their files. */
export const readChanges = (): Change[] => changesOf(globSync(".changeset/*.md").sort().map(read));
