import { ThemeError } from "../errors/theme-error.ts";
import { isRecord } from "./is-record.ts";
import type { DesignTokens } from "./tokens.types.ts";

type Node = Readonly<Record<string, unknown>>;

/** A token replaces another as a whole; only groups are merged. */
const isGroup = (value: unknown): value is Node => isRecord(value) && !("$value" in value);

const ALIAS = /^\{([^{}]+)\}$/;

/** A token with its aliases resolved, and its own type or that of its groups. */
export interface ResolvedToken {
  type: string | undefined;
  value: unknown;
}

/** Own properties only: `constructor` and similar names are not tokens. */
const member = (node: unknown, name: string): unknown =>
  (isRecord(node) || Array.isArray(node)) && Object.hasOwn(node, name)
    ? Reflect.get(node, name)
    : undefined;

const DEPTH = 32;
/** Groups and values are read no deeper than this, whether they are nested or refer to each other. */
const DEEPEST = 100;
/** Far more steps than any theme needs; aliases that double need 2^n of them. */
const MOST_STEPS = 20_000;
/** Longer than any path of a token, in characters. */
const LONGEST_REFERENCE = 1_000;

/** Counts the steps and the depth of reading one file. @throws ThemeError above the limits */
function limits() {
  let steps = 0;
  let depth = 0;
  return function limited<Result>(run: () => Result): Result {
    steps += 1;
    depth += 1;
    if (steps > MOST_STEPS)
      throw new ThemeError("file", steps, `at most ${MOST_STEPS} steps to read`);
    if (depth > DEEPEST) throw new ThemeError("file", depth, `at most ${DEEPEST} levels`);
    const result = run();
    depth -= 1;
    return result;
  };
}

/** @throws ThemeError when a merged group has more members than a file may have steps */
function checkCount(members: number): void {
  if (members > MOST_STEPS)
    throw new ThemeError("$extends", members, `at most ${MOST_STEPS} steps to read`);
}

/** Reads tokens by path, following `{alias}`, `{ "$ref": "#/…" }`, `$extends` and `$root`. */
export function resolver(file: DesignTokens) {
  const limited = limits();

  /** A group merged onto the group that it extends. */
  function group(node: unknown, trail: readonly string[]): unknown {
    if (!isRecord(node)) return node;
    const base = node.$extends ?? (isRecord(node) && !("$value" in node) ? node.$ref : undefined);
    if (typeof base !== "string") return node;
    guard(trail, base);
    const next = [...trail, base];
    const below = limited(() => group(find(pathOf(base), next), next));
    if (isRecord(below)) return merge(below, node);
    if (node.$extends === undefined) return node;
    throw new ThemeError("$extends", base, "a group that exists");
  }

  function merge(below: Node, above: Node): Node {
    const both = [Object.keys(below), Object.keys(above)];
    // Before the set of both, which takes most of the time.
    checkCount(Math.max(...both.map(({ length }) => length)));
    const names = new Set(both.flat());
    checkCount(names.size);
    return Object.fromEntries(
      [...names].map((name) => {
        const [one, other] = [member(below, name), member(above, name)];
        const areGroups = isGroup(one) && isGroup(other);
        return [name, limited(() => (areGroups ? merge(one, other) : (other ?? one)))];
      }),
    );
  }

  function find(path: readonly string[], trail: readonly string[]): unknown {
    return path.reduce<unknown>(
      (node, name) => limited(() => member(group(node, trail), name)),
      file,
    );
  }

  function follow(value: unknown, trail: readonly string[]): unknown {
    if (Array.isArray(value)) return value.map((part) => limited(() => follow(part, trail)));
    if (typeof value === "string") {
      const alias = ALIAS.exec(value)?.[1];
      if (alias === undefined) return value;
      guard(trail, alias);
      const target = find(alias.split("."), trail);
      if (!isRecord(target))
        throw new ThemeError(trail[0] ?? alias, value, "an alias of a token that exists");
      return limited(() => readOut(target, [...trail, alias]));
    }
    if (!isRecord(value)) return value;
    if (typeof value.$ref === "string") {
      guard(trail, value.$ref);
      const target = find(pathOf(value.$ref), trail);
      if (target === undefined)
        throw new ThemeError(trail[0] ?? "", value, "a reference to what exists");
      const next = [...trail, value.$ref];
      const isToken = isRecord(target) && "$value" in target;
      return limited(() => (isToken ? readOut(target, next) : follow(target, next)));
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, limited(() => follow(part, trail))]),
    );
  }

  function readOut(node: Node, trail: readonly string[]): unknown {
    const token = "$value" in node || !isRecord(node.$root) ? node : node.$root;
    return follow("$value" in token ? token.$value : token, trail);
  }

  return {
    /** Names of the tokens and groups below a path. @throws ThemeError when there is no group */
    names(path: readonly string[]): string[] {
      const node = group(find(path, []), []);
      if (!isRecord(node) || "$value" in node) {
        throw new ThemeError(path.join(".") || "file", node, "a group of tokens");
      }
      return Object.keys(node).filter((name) => !name.startsWith("$"));
    },
    /** The token at a path. @throws ThemeError when there is none */
    token(path: readonly string[]): ResolvedToken {
      const nodes = path.map((_, at) => group(find(path.slice(0, at + 1), []), []));
      const node = nodes.at(-1);
      if (!isRecord(node)) throw new ThemeError(path.join("."), node, "a token with a $value");
      const types = [file, ...nodes].map((one) => (isRecord(one) ? one.$type : undefined));
      const type = types.findLast((one) => typeof one === "string");
      return {
        type: typeof type === "string" ? type : undefined,
        value: readOut(node, [path.join(".")]),
      };
    },
  };
}

function guard(trail: readonly string[], next: string): void {
  if (next.length > LONGEST_REFERENCE) {
    const most = `a reference of at most ${LONGEST_REFERENCE} characters`;
    throw new ThemeError(trail[0] ?? "file", next.slice(0, LONGEST_REFERENCE), most);
  }
  if (trail.includes(next) || trail.length > DEPTH) {
    throw new ThemeError(trail[0] ?? next, next, "an alias that does not lead back to itself");
  }
}

/** `{a.b}` and `#/a/b` as a path. */
function pathOf(reference: string): string[] {
  const alias = ALIAS.exec(reference)?.[1];
  if (alias !== undefined) return alias.split(".");
  const parts = reference.replace(/^#\/?/, "").split("/");
  return parts
    .filter(Boolean)
    .map((part) => decoded(part).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** A fragment may contain a space as `%20`. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
