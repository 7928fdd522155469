import { globSync, readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import { ERROR_CODES } from "@satang/api";
import { en } from "@satang/i18n/locales/en";
import * as machines from "../../packages/machines/src/index.ts";
import { vars } from "../../packages/ui/src/theme/css/contract.css.ts";
import { anatomyOf } from "./anatomy.rules.ts";

/** Paths of the leaves of an object, and the leaves. */
const leaves = (node, path = []) =>
  typeof node === "object"
    ? Object.entries(node).flatMap(([key, next]) => leaves(next, [...path, key]))
    : [[path.join("."), node]];

const nothing = { variables: [], parts: [], messages: [], events: [], errorCodes: [] };

/** Parts of the components below, as `Folder/part`. */
function partsBelow(pattern, read) {
  const folders = new Map();
  for (const path of globSync(pattern)) {
    const folder = basename(dirname(path));
    folders.set(folder, { ...folders.get(folder), [path]: readFileSync(path, "utf8") });
  }
  return [...folders].flatMap(([folder, files]) => read(files).map((part) => `${folder}/${part}`));
}

/**
 * Headless renders its parts with one component, which takes the name as `named`; `named={named}`
 * passes it on.
 */
const named = (files) =>
  Object.values(files).flatMap((source) =>
    [...source.matchAll(/\bnamed=(?:"([\w-]+)"|\{(?!named\})([^}]+))/g)].map(([, part, code]) => {
      if (code) throw new Error(`a part must be named with a string, not with {${code}}`);
      return part;
    }),
  );

const drawn = (files) => anatomyOf(files).parts;

/** The public names of each package in addition to its exports. */
export const WORDS = {
  api: () => ({ ...nothing, errorCodes: [...ERROR_CODES] }),
  i18n: () => ({ ...nothing, messages: leaves(en).map(([key]) => key) }),
  machines: () => ({
    ...nothing,
    events: Object.entries(machines).flatMap(([name, machine]) =>
      (machine?.events ?? [])
        .filter((event) => !event.startsWith("xstate."))
        .map((event) => `${name} ${event}`),
    ),
  }),
  headless: () => {
    const files = "packages/headless/src/*/*.tsx";
    return { ...nothing, parts: [...partsBelow(files, drawn), ...partsBelow(files, named)] };
  },
  ui: () => ({
    ...nothing,
    variables: leaves(vars).map(([, variable]) => variable.slice("var(".length, -1)),
    parts: partsBelow("packages/ui/src/{{primitives,flows}/*,links,text}/*.{ts,tsx}", drawn),
  }),
  sandbox: () => nothing,
  create: () => nothing,
};
