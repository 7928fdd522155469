const PARAMETER = /\{\w+\}/g;

const parametersOf = (path: string) => (path.match(PARAMETER) ?? []).sort();

/** Each parameter is a whole segment, because the client checks values as segments. */
const hasPartOfSegment = (path: string) =>
  path
    .split("/")
    .some((segment) => segment.replace(PARAMETER, "") !== segment && !/^\{\w+\}$/.test(segment));

/** Dots, backslashes, a query and characters that are not encoded: an address has another path then. */
const isKept = (path: string) => {
  const filled = path.replace(PARAMETER, "x");
  return new URL(`https://host.example${filled}`).pathname === filled;
};

/**
 * Why a path cannot replace one of the contract; `null` when it can. An accepted path stays below the address of the
 * backend, whatever values are put into it.
 */
export const findPathProblem = (path: unknown, ofContract: string): string | null => {
  if (typeof path !== "string" || !/^\/(?!\/)/.test(path))
    return "it does not begin with one slash; the origin is that of baseUrl";
  const wanted = parametersOf(ofContract);
  if (parametersOf(path).join() !== wanted.join())
    return `it needs each parameter once: ${wanted.join(", ") || "none"}`;
  if (hasPartOfSegment(path)) return "a parameter is a whole segment";
  return isKept(path) ? null : "it has dots, a query or a character that is not encoded";
};
