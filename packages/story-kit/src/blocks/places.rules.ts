import { basename, dirname } from "node:path";
import type { Place } from "./words.rules.ts";

/** A file of the source with the files that it loads. */
export type Module = { readonly file: string; readonly imports: readonly string[] };

/** The flows of more components than this are a shorter list. */
const MOST_COMPONENTS = 6;
const EVERY_FLOW: Place = { name: "every flow", page: null };
const FLOW = /^packages\/ui\/src\/(flows\/[\w-]+)\/index\.ts$/;

const isComponent = (file: string) => /^[A-Z]\w*\.tsx$/.test(basename(file));
const isFlow = (file: string) => FLOW.test(file);
/** The provider around each flow loads the formats and the texts of errors. */
const isAroundFlows = (file: string) => file.startsWith("packages/i18n/");

function nameOf(file: string): string {
  const [, flow] = FLOW.exec(file) ?? [];
  if (flow) return flow;
  const name = basename(file, ".tsx");
  return file.startsWith("apps/member/") ? `member app: ${name}` : name;
}

/**
 * The places that show what a file contains: itself when it is a component, otherwise the components that load it, over any
 * number of modules. In place of many components, their flows.
 * @param pageOf the id of the documentation page of a folder
 */
export function placesIn(
  modules: readonly Module[],
  pageOf: (folder: string) => string | null,
): (file: string) => readonly Place[] {
  const importers = new Map<string, string[]>();
  for (const { file, imports } of modules)
    for (const path of imports) importers.set(path, [...(importers.get(path) ?? []), file]);
  const flows = modules.filter(({ file }) => isFlow(file));

  /** Files that load a file, without those above an end. */
  function loading(file: string, isEnd: (file: string) => boolean, found = new Set<string>()) {
    for (const importer of importers.get(file) ?? []) {
      if (found.has(importer)) continue;
      found.add(importer);
      if (!isEnd(importer)) loading(importer, isEnd, found);
    }
    return found;
  }

  const placeOf = (file: string): Place => ({ name: nameOf(file), page: pageOf(dirname(file)) });
  return (file) => {
    if (isComponent(file)) return [placeOf(file)];
    if (isAroundFlows(file)) return [EVERY_FLOW];
    const components = [...loading(file, isComponent)].filter(isComponent).sort();
    if (components.length <= MOST_COMPONENTS) return components.map(placeOf);
    const found = [...loading(file, () => false)].filter(isFlow).sort();
    if (found.length === 0) return components.map(placeOf);
    return found.length === flows.length ? [EVERY_FLOW] : found.map(placeOf);
  };
}
