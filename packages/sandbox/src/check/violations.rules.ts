import type { Violation } from "../contract/contract.ts";
import type { Problem } from "./check.types.ts";
import { kindOf, type Show } from "./printable.rules.ts";

const MOST_PROBLEMS = 5;

/** `anyOf` and `oneOf` add one message of their own to those of their branches. */
const isOfBranches = (message: string) => message.includes(" schema in ");

/** The part of a body at a JSON pointer. */
function valueAt(body: unknown, pointer: string): unknown {
  let value = body;
  for (const part of pointer.split("/").slice(1)) {
    const name = part.replaceAll("~1", "/").replaceAll("~0", "~");
    const isInside = typeof value === "object" && value !== null && Object.hasOwn(value, name);
    value = isInside ? Reflect.get(value as object, name) : undefined;
  }
  return value;
}

function expectedOf({ message, allowed }: Violation): string {
  if (allowed !== undefined) return allowed.map((value) => JSON.stringify(value)).join(", ");
  if (message.startsWith("must have required property")) return "a value";
  return message.replace(/^must (?:be |match )?/, "").replaceAll(",", " or ");
}

/** Adds every place around a place: those around one that is known are known, too. */
function addParents(parents: Set<string>, at: string): void {
  for (let end = at.lastIndexOf("/"); end >= 0; end = at.lastIndexOf("/", end - 1)) {
    const parent = at.slice(0, end);
    if (parents.has(parent)) return;
    parents.add(parent);
    if (end === 0) return;
  }
}

/** The violations of a body as problems, one for each place. It takes linear time: a short body can be wrong in many places. */
export function problemsOf(
  violations: readonly Violation[],
  body: unknown,
  show: Show,
  isSecret: boolean,
): readonly Problem[] {
  const places = new Map<string, Violation[]>();
  /** Places with a violation below them. */
  const parents = new Set<string>();
  for (const one of violations) {
    const known = places.get(one.at);
    if (known === undefined) {
      places.set(one.at, [one]);
      addParents(parents, one.at);
    } else known.push(one);
  }
  const named = [...places].filter(
    ([at, list]) => !(list.some(({ message }) => isOfBranches(message)) && parents.has(at)),
  );
  const problems = named.slice(0, MOST_PROBLEMS).map(([at, list]) => {
    const branches = list.filter(({ message }) => !isOfBranches(message));
    const expected = new Set((branches.length > 0 ? branches : list).map(expectedOf));
    const found = valueAt(body, at);
    return {
      at: show.text(at === "" ? "/" : at),
      message: `expected ${show.text([...expected].join(" or "))}, found ${isSecret ? kindOf(found) : show.value(found)}`,
    };
  });
  const more = named.length - problems.length;
  return more > 0 ? [...problems, { at: null, message: `and ${more} more places` }] : problems;
}
