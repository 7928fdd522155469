import { resolve } from "node:path";
import { sourceEntriesOf } from "../setup/source-entries.ts";
import { isOurs, programOf, ts, valuesOf } from "./program.ts";

const MOST_VALUES = 60;
/** Types of values that partners pass in; other types are results. */
const GIVEN = /(Props|Options)$/;

/** A short list of values is public; a list of a hundred names is the content of a table. */
const fewValuesOf = (type) => {
  const values = valuesOf(type);
  return values.length <= MOST_VALUES ? values : [];
};

const NAMELESS = ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral;

/** An object type without a name. */
const isNameless = (checker, type) =>
  Boolean(type.symbol && type.symbol.flags & NAMELESS) &&
  type.getCallSignatures().length === 0 &&
  !checker.isArrayLikeType(type);

/** The functions of a group without a name of its own, for example `Client.wallet.transfer`. */
const callsOf = (checker, name, type) =>
  checker
    .getPropertiesOfType(type)
    .filter((symbol) => isOurs(symbol))
    .filter((symbol) => checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0)
    .map((symbol) => `${name}.${symbol.name}`);

/** Properties that are declared here, not by React or the DOM. */
function shapeOf(checker, name, type, into) {
  if (type.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike))
    return;
  for (const symbol of checker.getPropertiesOfType(type)) {
    if (!isOurs(symbol) || symbol.name.startsWith("__")) continue;
    const prop = `${name}.${symbol.name}`;
    into.props.push(prop);
    if (GIVEN.test(name) && !(symbol.flags & ts.SymbolFlags.Optional)) into.required.push(prop);
    const held = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    for (const value of fewValuesOf(held)) into.values.push(`${prop} = ${value}`);
    if (isNameless(checker, held)) into.props.push(...callsOf(checker, prop, held));
  }
}

/** Props of a component without a named props type, from its only parameter. */
function propsOf(checker, name, symbol, into) {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (props) shapeOf(checker, `${name}Props`, checker.getTypeOfSymbol(props), into);
}

/** A component, or several that belong together: `Transfer.Root`, `Transfer.From`. */
function componentOf(checker, name, symbol, into) {
  const type = checker.getTypeOfSymbol(symbol);
  if (!isNameless(checker, type)) return propsOf(checker, name, symbol, into);
  for (const member of checker.getPropertiesOfType(type)) {
    into.props.push(`${name}.${member.name}`);
    propsOf(checker, `${name}.${member.name}`, member, into);
  }
}

function describe(checker, symbol, into) {
  const { name } = symbol;
  const meant = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (meant.flags & ts.SymbolFlags.Value) {
    if (/^[A-Z][a-z]/.test(name)) componentOf(checker, name, meant, into);
    return;
  }
  const type = checker.getDeclaredTypeOfSymbol(meant);
  for (const value of fewValuesOf(type)) into.values.push(`${name} = ${value}`);
  if (isOurs(meant)) shapeOf(checker, name, type, into);
}

/**
 * The exports of the entries of packages: names, props and the values of props.
 * @returns {{ exports: string[], props: string[], required: string[], values: string[] }[]} one for
 * each folder
 */
export function exportsOf(folders) {
  const entries = folders.map(sourceEntriesOf);
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
