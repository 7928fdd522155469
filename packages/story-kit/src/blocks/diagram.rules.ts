/** A transition in a diagram: `from --> to : name`. */
const TRANSITION = /^\s*(\S+) --> (\S+) : (.+)$/;

interface Transition {
  from: string;
  to: string;
  name: string;
}

const transitionOf = (line: string): Transition | undefined => {
  const [, from = "", to = "", name] = TRANSITION.exec(line) ?? [];
  return name === undefined || from === "[*]" ? undefined : { from, to, name };
};

/** The compound states, each with its initial state. */
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

/**
 * The arrows of a diagram as transitions; an inner state has the name of its outer one too,
 * `ready.idle`.
 */
export const transitionsOf = (diagram: string): Transition[] => foundIn(diagram).map(inWords);

/** Transitions within one compound state; {@link drawnFrom} leaves them to the list. */
export function undrawnOf(diagram: string): Transition[] {
  const begins = beginningsOf(diagram);
  return foundIn(diagram)
    .filter((found) => begins.has(found.from) && isWithin(found))
    .map(inWords);
}

/**
 * The diagram for Mermaid, without overlapping names and crossing arrows. Transitions between the
 * same two states are one arrow with one line for each name. An arrow to a compound state ends at
 * its initial state. Transitions within a compound state are not drawn.
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
