import { relative } from "node:path";
import { programOf, ts } from "../api-report/program.ts";
import {
  attributeOf,
  eventsNamed,
  type Feature,
  globalNamed,
  memberOf,
  membersNamed,
} from "./compat.ts";
import { type Use, usesOf } from "./use.ts";

const LIBRARY = /\/lib\.[^/]*\.d\.ts$/;

/** The types of TypeScript that have another name than the class. */
const classNamed = (name: string) =>
  name.replace(/^Readonly(?=Array|Set|Map)/, "").replace(/(?<=.)(?:Constructor|Object)$/, "");

/** The class that declares a member in the types of the platform, or `undefined` for a global name. */
function ownerOf(declaration: ts.Declaration): string | undefined {
  const { parent } = declaration;
  if (ts.isInterfaceDeclaration(parent)) return classNamed(parent.name.text);
  // `declare var URL: { prototype: URL; canParse(): boolean }`
  if (ts.isTypeLiteralNode(parent) && ts.isVariableDeclaration(parent.parent))
    return parent.parent.name.getText();
  return undefined;
}

function featuresOf(symbol: ts.Symbol | undefined): readonly Feature[] {
  const declaration = symbol?.declarations?.[0];
  if (!symbol || !declaration || !LIBRARY.test(declaration.getSourceFile().fileName)) return [];
  const owner = ownerOf(declaration);
  if (owner === undefined) return globalNamed(symbol.name);
  const exact = memberOf(owner, symbol.name);
  // Interfaces that several classes share, such as `Animatable`, are not in the compatibility data.
  return exact.length > 0 || globalNamed(owner).length > 0 ? exact : membersNamed(symbol.name);
}

const isTypeOnly = (node: ts.Node): boolean =>
  ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/**
 * Finds what our own source uses that a supported browser lacks. The compiler knows which `take` is that of an iterator, and which
 * one is ours.
 * @param files paths from the root of the project
 */
export function sourceUses(files: readonly string[]): Use[] {
  const program = programOf(files);
  const checker = program.getTypeChecker();
  const asked = new Set(files);
  const uses: Use[] = [];

  for (const source of program.getSourceFiles()) {
    const file = relative(process.cwd(), source.fileName);
    if (!asked.has(file)) continue;
    const note = (features: readonly Feature[]) => void uses.push(...usesOf(features, file));
    const visit = (node: ts.Node): void => {
      if (isTypeOnly(node)) return;
      if (ts.isIdentifier(node)) note(featuresOf(checker.getSymbolAtLocation(node)));
      else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
        const key = node.propertyName ?? node.name;
        const type = checker.getTypeAtLocation(node.parent);
        if (ts.isIdentifier(key)) note(featuresOf(type.getProperty(key.text)));
      } else if (ts.isJsxAttribute(node)) {
        const element = node.parent.parent.tagName.getText();
        if (/^[a-z]/.test(element)) note(attributeOf(element, node.name.getText().toLowerCase()));
      } else if (
        ts.isCallExpression(node) &&
        /(?:^|\.)addEventListener$/.test(node.expression.getText()) &&
        node.arguments[0] &&
        ts.isStringLiteral(node.arguments[0])
      )
        note(eventsNamed(node.arguments[0].text));
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return uses;
}
