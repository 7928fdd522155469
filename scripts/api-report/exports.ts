import { resolve } from "node:path";
import { sourceEntriesOf } from "../setup/source-entries.ts";
import { isOurs, programOf, ts, valuesOf } from "./program.ts";

/** Public names of the entries of a package. */
type Exported = Record<"exports" | "props" | "required" | "values", string[]>;

const MOST_VALUES = 60;
/** Types of values that partners pass in; other types are results. */
const GIVEN = /(Props|Options)$/;

/** A short list of values is public; a list of a hundred names is the content of a table. */
const fewValuesOf = (type: ts.Type) => {
  const values = valuesOf(type);
  return values.length <= MOST_VALUES ? values : [];
};

const NAMELESS = ts.SymbolFlags.TypeLiteral | ts.SymbolFlags.ObjectLiteral;
const SCALAR = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BooleanLike;

/** An object type without a name. */
const isNameless = (checker: ts.TypeChecker, type: ts.Type) =>
  Boolean(type.symbol && type.symbol.flags & NAMELESS) &&
  type.getCallSignatures().length === 0 &&
  !checker.isArrayLikeType(type);

/** The functions of a group without a name of its own, for example `Client.wallet.transfer`. */
const callsOf = (checker: ts.TypeChecker, name: string, type: ts.Type) =>
  checker
    .getPropertiesOfType(type)
    .filter((symbol) => isOurs(symbol))
    .filter((symbol) => checker.getTypeOfSymbol(symbol).getCallSignatures().length > 0)
    .map((symbol) => `${name}.${symbol.name}`);

/** Properties that are declared here, not by React or the DOM. */
function shapeOf(checker: ts.TypeChecker, name: string, type: ts.Type, into: Exported) {
  if (type.flags & SCALAR) return;
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
function propsOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, into: Exported) {
  const [signature] = checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [props] = signature?.getParameters() ?? [];
  if (props) shapeOf(checker, `${name}Props`, checker.getTypeOfSymbol(props), into);
}

/** A component, or several that belong together: `Transfer.Root`, `Transfer.From`. */
function componentOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, into: Exported) {
  const type = checker.getTypeOfSymbol(symbol);
  if (!isNameless(checker, type)) return propsOf(checker, name, symbol, into);
  for (const member of checker.getPropertiesOfType(type)) {
    into.props.push(`${name}.${member.name}`);
    propsOf(checker, `${name}.${member.name}`, member, into);
  }
}

function describe(checker: ts.TypeChecker, symbol: ts.Symbol, into: Exported) {
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

/** The exports of a file. */
function symbolsOf(program: ts.Program, path: string): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(resolve(path));
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${path} exports nothing`);
  return checker.getExportsOfModule(module);
}

/**
 * The exports of the entries of packages: names, props and the values of props.
 * @returns one for each folder
 */
export function exportsOf(folders: readonly string[]): Exported[] {
  const entries = folders.map(sourceEntriesOf);
  const program = programOf(entries.flat().map(({ path }) => path));
  return entries.map((ofPackage) => {
    const into: Exported = { exports: [], props: [], required: [], values: [] };
    for (const { entry, path } of ofPackage) {
      for (const symbol of symbolsOf(program, path)) {
        into.exports.push(`${entry} ${symbol.name}`);
        describe(program.getTypeChecker(), symbol, into);
      }
    }
    return into;
  });
}
