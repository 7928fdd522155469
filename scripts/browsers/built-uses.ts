import { readFileSync } from "node:fs";
import {
  type AnyNode,
  type CallExpression,
  type MemberExpression,
  type NewExpression,
  parse,
} from "acorn";
import { full } from "acorn-walk";
import {
  eventsNamed,
  type Feature,
  globalNamed,
  isLacked,
  memberOf,
  membersNamed,
} from "./compat.ts";
import { type Use, usesOf } from "./use.ts";

/** The newest syntax that all supported browsers read: a file with a newer one is not even parsed. */
const SYNTAX = 2022;

const LANGUAGE =
  /^(?:(?:Async)?Iterator|Array|ArrayBuffer|AsyncGenerator|Atomics|Date|Error|Function|Map|Math|Number|Object|Promise|Reflect|RegExp|Set|String|Symbol|TypedArray|Uint8Array|WeakMap|WeakSet)\./;
/** Classes with members that a library for pages is likely to use. */
const PAGE =
  /^(?:AbortSignal|Document|Element|Event|HTML\w*Element|MouseEvent|Navigator|Node|Range|Selection|ShadowRoot|ToggleEvent|URL|URLSearchParams|Window)\./;

const isLikely = ({ name }: Feature) => LANGUAGE.test(name) || PAGE.test(name);

const WINDOW = new Set(["window", "globalThis", "self"]);

function keyOf({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === "Identifier" ? property.name : undefined;
  return property.type === "Literal" && typeof property.value === "string"
    ? property.value
    : undefined;
}

/** `x.key`: of a global object if `x` is the name of one, of any likely class otherwise. */
function ofMember(node: MemberExpression): readonly Feature[] {
  const key = keyOf(node);
  if (key === undefined) return [];
  const object = node.object.type === "Identifier" ? node.object.name : "";
  if (WINDOW.has(object)) return globalNamed(key);
  const exact = memberOf(object, key);
  if (exact.length > 0) return exact;
  const named = membersNamed(key);
  return isLacked(named) ? named.filter(isLikely) : [];
}

function ofCall({
  callee,
  arguments: [first],
}: CallExpression | NewExpression): readonly Feature[] {
  if (callee.type === "Identifier") return globalNamed(callee.name);
  const isListener =
    callee.type === "MemberExpression" && keyOf(callee) === "addEventListener" && first;
  return isListener && first.type === "Literal" ? eventsNamed(String(first.value)) : [];
}

/**
 * Finds what a built file uses that a supported browser lacks, with the code of dependencies, which has no types: by names, so it
 * can find a word that means something else.
 * @throws if the syntax is newer than all supported browsers read
 */
export function builtUses(file: string): Use[] {
  const program = parse(readFileSync(file, "utf8"), {
    ecmaVersion: SYNTAX,
    sourceType: "module",
    allowHashBang: true,
  });
  const uses: Use[] = [];
  const note = (features: readonly Feature[]) => void uses.push(...usesOf(features, file));
  full(program, (node) => {
    const found = node as AnyNode;
    if (found.type === "MemberExpression") note(ofMember(found));
    else if (found.type === "CallExpression" || found.type === "NewExpression") note(ofCall(found));
  });
  return uses;
}
