import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { isOurs, programOf, ts, valuesOf } from "./program.ts";

const MOST_VALUES = 60;
/** What partners write; the rest is what they are given. */
const GIVEN = /(Props|Options)$/;

const sourceOf = (target) => {
  const source = target["@satang/source"];
  return typeof source === "object" ? source.default : source;
};

/** Every entry that is code, by the name it is imported by; patterns written out. */
function entriesOf(folder) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, "utf8"));
  return Object.entries(manifest.exports).flatMap(([key, target]) => {
    const source = typeof target === "object" ? sourceOf(target) : undefined;
    if (!source || /\.css(\.ts)?$/.test(source)) return [];
    const entry = manifest.name + key.slice(1);
    if (!key.includes("*")) return [{ entry, path: `${folder}/${source}` }];
    const [before, after] = source.slice(2).split("*");
    return globSync(`${before}*${after}`, { cwd: folder }).map((path) => ({
      entry: entry.replace("*", path.slice(before.length, path.length - after.length)),
      path: `${folder}/${path}`,
    }));
  });
}

/** A handful of words is a promise; a hundred names are the rows of a table. */
const fewValuesOf = (type) => {
  const values = valuesOf(type);
  return values.length <= MOST_VALUES ? values : [];
};

/** Properties that are declared here, not by React or the DOM. */
function shapeOf(checker, name, type, into) {
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike))
    return;
  for (const symbol of checker.getPropertiesOfType(type)) {
    if (!isOurs(symbol) || symbol.name.startsWith("__")) continue;
    const prop = `${name}.${symbol.name}`;
    into.props.push(prop);
    if (GIVEN.test(name) && !(symbol.flags & ts.SymbolFlags.Optional)) into.required.push(prop);
    for (const value of fewValuesOf(checker.getTypeOfSymbol(symbol)))
      into.values.push(`${prop} = ${value}`);
  }
}

/** Props of a component whose props have no name of their own: what its one parameter takes. */
function propsOf(checker, name, symbol, into) {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (props) shapeOf(checker, `${name}Props`, checker.getTypeOfSymbol(props), into);
}

function describe(checker, symbol, into) {
  const { name } = symbol;
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (meant.flags & ts.SymbolFlags.Value) {
    if (/^[A-Z][a-z]/.test(name)) propsOf(checker, name, meant, into);
    return;
  }
  const type = checker.getDeclaredTypeOfSymbol(meant);
  for (const value of fewValuesOf(type)) into.values.push(`${name} = ${value}`);
  if (isOurs(meant)) shapeOf(checker, name, type, into);
}

/**
 * What the entries of packages export: names, props and the words these take.
 * @returns {{ exports: string[], props: string[], required: string[], values: string[] }[]} one a folder
 */
export function exportsOf(folders) {
  const entries = folders.map(entriesOf);
  const program = programOf(entries.flat().map(({ path }) => path));
  const checker = program.getTypeChecker();
  return entries.map((ofPackage) => {
    const into = { exports: [], props: [], required: [], values: [] };
    for (const { entry, path } of ofPackage) {
      const module = checker.getSymbolAtLocation(program.getSourceFile(resolve(path)));
      for (const symbol of checker.getExportsOfModule(module)) {
        into.exports.push(`${entry} ${symbol.name}`);
        describe(checker, symbol, into);
      }
    }
    return into;
  });
}
