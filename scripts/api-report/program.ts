import { resolve } from "node:path";
import ts from "typescript-5";

/** TypeScript 7, which checks this repository, has no API to read types; this version has one. */
export { default as ts } from "typescript-5";

/** A program over the files, read from source. */
export function programOf(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile("tsconfig.base.json", ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ".");
  return ts.createProgram(
    files.map((file) => resolve(file)),
    { ...options, lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"], types: [] },
  );
}

const OURS = /\/packages\/[^/]+\/src\//;

/** Whether it is declared in this repository, not by React, the DOM or the language. */
export const isOurs = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((node) => OURS.test(node.getSourceFile().fileName));

/** The strings and numbers of a type that accepts nothing else. */
export function valuesOf(type: ts.Type): (string | number)[] {
  const members = (type.isUnion() ? type.types : [type]).filter(
    (member) => !(member.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)),
  );
  const literals = members.filter((member) => member.isStringLiteral() || member.isNumberLiteral());
  return literals.length === members.length ? literals.map((member) => member.value) : [];
}
