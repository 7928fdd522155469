import type { CompatStatement, Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
// Read as a file: a test would transform 20 MB of JSON into a module.
import data from "@mdn/browser-compat-data/forLegacyNode";
import { SUPPORTED, type Supported } from "./supported.ts";

/** A feature of browsers, `Element.checkVisibility`, and what the compatibility data says of it. */
export type Feature = { readonly name: string; readonly compat: CompatStatement };

/** "16.4" as a number that can be compared. */
function ordered(version: string): number {
  const [major = "", minor = "0"] = version.replace("≤", "").split(".");
  return Number(major) * 1000 + Number(minor);
}

/** Complete from a version on, without a prefix or a setting of the browser. */
const isThere = (entry: SimpleSupportStatement, version: string) =>
  typeof entry.version_added === "string" &&
  entry.version_added !== "preview" &&
  ordered(entry.version_added) <= ordered(version) &&
  (typeof entry.version_removed !== "string" ||
    ordered(entry.version_removed) > ordered(version)) &&
  !entry.flags &&
  !entry.prefix &&
  !entry.alternative_name;

/** Browsers of the list that do not have a feature. */
export const lackedBy = (
  { compat }: Feature,
  browsers: readonly Supported[] = SUPPORTED,
): readonly Supported[] =>
  browsers.filter(({ browser, version }) => {
    const entries = compat.support[browser] ?? [];
    return ![entries].flat().some((entry) => isThere(entry, version));
  });

/** Whether a browser does not have any of the features that the same word may mean. */
export const isLacked = (features: readonly Feature[], browsers = SUPPORTED): boolean =>
  features.length > 0 && features.every((feature) => lackedBy(feature, browsers).length > 0);

type Index = Map<string, Feature[]>;

function add(index: Index, key: string, feature: Feature): void {
  const known = index.get(key);
  if (known) known.push(feature);
  else index.set(key, [feature]);
}

const GLOBALS: Index = new Map();
const MEMBERS: Index = new Map();
const EVENTS: Index = new Map();
const ATTRIBUTES: Index = new Map();

/** The features in a group of the data, with their names there. */
function within(group: Identifier | undefined): [string, Identifier][] {
  const { __compat: _, ...parts } = group ?? {};
  return Object.entries(parts as Record<string, Identifier>);
}

const { builtins } = data.javascript;
for (const [owner, members] of [
  ...within(data.api),
  ...within(builtins),
  ...within(builtins?.Intl),
]) {
  if (members.__compat) add(GLOBALS, owner, { name: owner, compat: members.__compat });
  for (const [key, { __compat: compat }] of within(members)) {
    if (!compat) continue;
    const [, event] = /^(.+)_event$/.exec(key) ?? [];
    if (event) {
      add(EVENTS, event, { name: `${owner} ${event} event`, compat });
      continue;
    }
    const member = key.replace(/_static$/, "");
    const feature = { name: `${owner}.${member}`, compat };
    add(MEMBERS, member, feature);
    if (owner === "Window") add(GLOBALS, member, { name: member, compat });
  }
}

for (const [element, attributes] of [
  ["*", data.html.global_attributes] as const,
  ...within(data.html.elements),
]) {
  for (const [key, { __compat: compat }] of within(attributes)) {
    if (compat) add(ATTRIBUTES, `${element} ${key}`, { name: `attribute ${key}`, compat });
  }
}

const STYLES: Index = new Map();

/** Functions and keywords are at any depth of the types of values. */
function addTypes(types: Identifier | undefined): void {
  for (const [key, type] of within(types)) {
    if (type.__compat) add(STYLES, `${key}()`, { name: `${key}()`, compat: type.__compat });
    addTypes(type);
  }
}
addTypes(data.css.types);
for (const [kind, prefix] of [
  ["at-rules", "@"],
  ["selectors", ":"],
  ["properties", ""],
] as const) {
  for (const [key, part] of within(data.css[kind])) {
    const name = prefix + key;
    if (part.__compat) add(STYLES, name, { name, compat: part.__compat });
    for (const [word, { __compat: compat }] of within(part)) {
      if (compat) add(STYLES, `${name}: ${word}`, { name: `${name}: ${word}`, compat });
    }
  }
}

const inIndex = (index: Index, key: string): readonly Feature[] => index.get(key) ?? [];

/** A class or function of every page. */
export const globalNamed = (name: string): readonly Feature[] => inIndex(GLOBALS, name);

/** Members with this name, of every class. */
export const membersNamed = (name: string): readonly Feature[] => inIndex(MEMBERS, name);

/** A member of one class. */
export const memberOf = (owner: string, name: string): readonly Feature[] =>
  membersNamed(name).filter((feature) => feature.name === `${owner}.${name}`);

/** Events with this name, of every target. */
export const eventsNamed = (name: string): readonly Feature[] => inIndex(EVENTS, name);

/** An attribute of an element of HTML. */
export const attributeOf = (element: string, name: string): readonly Feature[] => [
  ...inIndex(ATTRIBUTES, `* ${name}`),
  ...inIndex(ATTRIBUTES, `${element} ${name}`),
];

/**
 * A part of a style sheet.
 * @param name "@container", ":has", "text-wrap", "text-wrap: balance" or "color-mix()"
 */
export const styleNamed = (name: string): readonly Feature[] => inIndex(STYLES, name);

/** Features that a page does not have, with the names by which a script finds them. */
export type Missing = {
  readonly members: readonly string[];
  readonly globals: readonly string[];
  readonly events: readonly string[];
  readonly styles: readonly string[];
};

/** All features of pages that a browser lacks. */
export function missingIn(browser: Supported): Missing {
  const missing = (index: Index) =>
    [...index].filter(([, features]) => isLacked(features, [browser])).map(([name]) => name);
  return {
    members: [...MEMBERS.values()]
      .flat()
      .filter((feature) => isLacked([feature], [browser]))
      .map(({ name }) => name),
    globals: missing(GLOBALS),
    events: missing(EVENTS),
    styles: missing(STYLES),
  };
}
