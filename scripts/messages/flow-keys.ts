import { readFileSync } from "node:fs";
import { valueImportsOf } from "../lint/import-graph.ts";
import { COMPUTED_MESSAGES } from "./computed-messages.data.ts";
import { keysIn, templatesIn } from "./message-uses.ts";

/** The files that a module loads, at once or on demand, itself included. */
function filesFrom(entry: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(entry)) return known;
  known.add(entry);
  for (const next of valueImportsOf(entry, readFileSync(entry, "utf8"))) filesFrom(next, known);
  return known;
}

/** The keys that a template computes. */
const computedBy = (template: string, keys: readonly string[]): readonly string[] =>
  COMPUTED_MESSAGES[template]?.map((value) => template.replace("{}", value)) ??
  keys.filter((key) => key.startsWith(template.slice(0, template.indexOf("{}"))));

/**
 * The messages that modules can show.
 * @param keys the keys of all messages
 */
export function keysFrom(entries: readonly string[], keys: readonly string[]): ReadonlySet<string> {
  const all = new Set(keys);
  const files = new Set(entries.flatMap((entry) => [...filesFrom(entry)]));
  const texts = [...files].map((file) => readFileSync(file, "utf8"));
  const found = texts.flatMap((text) => [
    ...keysIn(text),
    ...templatesIn(text, keys).flatMap((template) => computedBy(template, keys)),
  ]);
  return new Set(found.filter((key) => all.has(key)));
}
