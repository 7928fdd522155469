import { globSync, readFileSync } from "node:fs";
import ts from "typescript-5";

/** Commands and what tests import, which no page loads, are not in a host's bundle. */
const LEFT_OUT = /\.(test|stories)\.|\/(cli|testing)\//;
/** Modules that find what a warning says. */
const FINDS_PROBLEMS = /\/warnings\/|-problems?\.ts$/;
/** A shorter text could be a part of another one. */
const SHORTEST = 16;

const isSentence = (text: string) => text.length >= SHORTEST && text.includes(" ");

/** The sentences in a piece of source, those of a template without its values. */
function sentencesIn(node: ts.Node): readonly string[] {
  const own = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || isRest(node);
  if (own) return [node.text.trim()].filter(isSentence);
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...sentencesIn(child)));
  return found;
}

const isRest = (node: ts.Node): node is ts.TemplateMiddle | ts.TemplateTail =>
  ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** `console.warn`, or the `warn` of a package. */
const warns = (node: ts.Node) =>
  ts.isCallExpression(node) && /^(console\.)?warn$/.test(node.expression.getText());

/** The functions in which a warning is given: a text may be chosen before the call. */
function warningFunctions(node: ts.Node, within: ts.Node): readonly ts.Node[] {
  if (warns(node)) return [within];
  const inside = ts.isFunctionLike(node) ? node : within;
  const found: ts.Node[] = [];
  ts.forEachChild(node, (child) => void found.push(...warningFunctions(child, inside)));
  return found;
}

/** The sentences that a module warns developers with. */
export function warningTextsIn(file: string, source: string): readonly string[] {
  const module = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const from = FINDS_PROBLEMS.test(file) ? [module] : warningFunctions(module, module);
  return [...new Set(from.flatMap(sentencesIn))];
}

/** A sentence of a warning, and the module that has it. */
export type WarningText = { readonly file: string; readonly text: string };

/** Every sentence of a warning for developers in the packages that a page loads. */
export const readWarningTexts = (): readonly WarningText[] =>
  globSync("packages/{api,core,machines,i18n,headless,ui}/src/**/*.{ts,tsx}")
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) =>
      warningTextsIn(file, readFileSync(file, "utf8")).map((text) => ({ file, text })),
    );
