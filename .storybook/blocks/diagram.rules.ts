/** A transition as the diagrams write it: `from --> to : name`. */
const TRANSITION = /^\s*(\S+) --> (\S+) : (.+)$/;

interface Transition {
  from: string;
  to: string;
  name: string;
}

const transitionOf = (line: string): Transition | undefined => {
  const [, from = "", to = "", name] = TRANSITION.exec(line) ?? [];
  return name === undefined ? undefined : { from, to, name };
};

/** The states that hold others, each with the one in which it begins. */
const beginningsOf = (diagram: string): ReadonlyMap<string, string> =>
  new Map(
    [...diagram.matchAll(/^\s*state "[^"]*" as (\S+) \{\s+\[\*\] --> (\S+)$/gm)].map(
      ([, outer = "", first = ""]) => [outer, first],
    ),
  );

const isWithin = ({ from, to }: Transition) => to === from || to.startsWith(`${from}_`);

const foundIn = (diagram: string) =>
  diagram.split("\n").flatMap((line) => transitionOf(line) ?? []);

const inWords = ({ from, to, name }: Transition): Transition => ({
  from: from.replaceAll("_", "."),
  to: to.replaceAll("_", "."),
  name,
});

/** What the arrows of a diagram say; a state within another is named with it, `ready.idle`. */
export const transitionsOf = (diagram: string): Transition[] => foundIn(diagram).map(inWords);

/** Transitions from any state inside a state to a sibling or to itself: {@link drawnFrom} leaves them to the list. */
export function undrawnOf(diagram: string): Transition[] {
  const begins = beginningsOf(diagram);
  return foundIn(diagram)
    .filter((found) => begins.has(found.from) && isWithin(found))
    .map(inWords);
}

/**
 * The diagram as Mermaid draws it without names upon names and arrows across states: what leads from one state to the same
 * other is one arrow that names it all, a line each; an arrow to a state that holds others goes on to the one in which
 * that begins, so that its beginning needs no arrow; what stays within such a state is not drawn.
 */
export function drawnFrom(diagram: string): string {
  const begins = beginningsOf(diagram);
  const rest = diagram
    .split("\n")
    .filter((line) => !transitionOf(line) && !/^\s{4,}\[\*\] --> /.test(line));
  const arrows = Map.groupBy(
    foundIn(diagram).filter((found) => !begins.has(found.from) || !isWithin(found)),
    ({ from, to }) => `${from} --> ${begins.get(to) ?? to}`,
  );
  const joined = [...arrows].map(
    ([arrow, all]) => `  ${arrow} : ${all.map(({ name }) => name).join("<br/>")}`,
  );
  return [...rest, ...joined].join("\n");
}
