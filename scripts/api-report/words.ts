import { globSync, readFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { ERROR_CODES } from "@satang/api";
import { en } from "@satang/i18n/locales/en";
import { vars } from "../../packages/ui/src/theme/css/contract.css.ts";
import { anatomyOf } from "./anatomy.rules.ts";
import type { Kind } from "./compare.ts";

/** Every export of the machines. */
const machines: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...(await Promise.all(
    globSync("packages/machines/src/*/index.ts").map(async (file) => import(resolve(file))),
  )),
);

/** Public names that are not exports. */
type Words = Readonly<Record<Exclude<Kind, "exports" | "props" | "values">, readonly string[]>>;
type Tree = string | { readonly [key: string]: Tree };
/** Source texts by their paths. */
type Files = Readonly<Record<string, string>>;

/** Paths of the leaves of an object, and the leaves. */
const leaves = (node: Tree, path: readonly string[] = []): { path: string; leaf: string }[] =>
  typeof node === "string"
    ? [{ path: path.join("."), leaf: node }]
    : Object.entries(node).flatMap(([key, next]) => leaves(next, [...path, key]));

const nothing: Words = { variables: [], parts: [], messages: [], events: [], errorCodes: [] };

/** Parts of the components below, as `Folder/part`. */
function partsBelow(pattern: string, read: (files: Files) => string[]): string[] {
  const folders = new Map<string, Files>();
  for (const path of globSync(pattern)) {
    const folder = basename(dirname(path));
    folders.set(folder, { ...folders.get(folder), [path]: readFileSync(path, "utf8") });
  }
  return [...folders].flatMap(([folder, files]) => read(files).map((part) => `${folder}/${part}`));
}

/**
 * Headless names its parts in tables, `part("button", "transfer-swap", …)`, or as `named` of a part that is a component
 * of its own.
 */
const NAMED =
  /(?:\b(?:root|part(?:With)?)\(\s*"\w+",\s*|\bnamed=)(?:"([\w-]+)"|(?!\{named\}|")([^},]+))/g;

const named = (files: Files) =>
  Object.entries(files)
    .filter(([path]) => !path.endsWith(".test.tsx"))
    .flatMap(([, source]) =>
      [...source.matchAll(NAMED)].map(([, part = "", code]) => {
        if (code) throw new Error(`a part must be named with a string, not with ${code}`);
        return part;
      }),
    );

const drawn = (files: Files) => anatomyOf(files).parts;

/** The events of a machine; none of another export. */
const eventsOf = (exported: unknown): readonly string[] =>
  typeof exported === "object" && exported !== null && "events" in exported
    ? (exported.events as readonly string[])
    : [];

/** The public names of each package in addition to its exports. */
export const WORDS: Readonly<Record<string, () => Words>> = {
  api: () => ({ ...nothing, errorCodes: ERROR_CODES }),
  i18n: () => ({ ...nothing, messages: leaves(en).map(({ path }) => path) }),
  machines: () => ({
    ...nothing,
    events: Object.entries(machines).flatMap(([name, machine]) =>
      eventsOf(machine)
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
    variables: leaves(vars).map(({ leaf }) => leaf.slice("var(".length, -1)),
    parts: partsBelow("packages/ui/src/{{primitives,flows}/*,links,text}/*.{ts,tsx}", drawn),
  }),
  sandbox: () => nothing,
  create: () => nothing,
};
