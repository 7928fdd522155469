/** The parts of a reply that decide whether it is stored. */
export type AssetReply = Pick<Response, "redirected" | "status" | "type"> & {
  readonly headers: Pick<Headers, "get">;
};

/** Type of an answer of a host or a network in place of a file: a page, or an error as JSON or text. */
const NO_FILE = /^(?:text\/(?!css|javascript)|application\/(?:json|xhtml))/i;

const kinds: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({ js: /^(?:text|application)\/(?:x-)?javascript/i, css: /^text\/css/i }),
);

/**
 * Whether a reply is the file that was asked for, from this origin. A cache answers before the network, so a stored page of
 * a host or of a network's sign-in would stop the app until the cache forgets it.
 * @param path of the file that was asked for
 */
export function isStorable(
  path: string,
  { status, type, redirected, headers }: AssetReply,
): boolean {
  if (status !== 200 || type !== "basic" || redirected) return false;
  const answered = headers.get("content-type") ?? "";
  const kind = kinds.get(/\.(\w+)$/.exec(path)?.[1] ?? "");
  return kind ? kind.test(answered) : !NO_FILE.test(answered);
}
