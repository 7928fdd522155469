/** Documentation of a token, from the comment of its row. */
export interface TokenDocs {
  /** Group and token: `["color", "onAccent"]`. */
  path: readonly [group: string, token: string];
  text: string;
  /** Why a colour needs no contrast pair. */
  unpaired?: string;
  /** Whether no component reads it; it is for elements of the host. */
  hostOnly: boolean;
}

const GROUP = /^ {2}(\w+): \{$/;
const TOKEN = /^ {4}(\w+): /;

function docsOf(path: TokenDocs["path"], comment: string): TokenDocs {
  const [text = "", ...tags] = comment.split(/(?:^|\s)@(?=unpaired|hostOnly)/);
  const unpaired = tags.find((tag) => tag.startsWith("unpaired "))?.slice("unpaired ".length);
  return {
    path,
    text: text.trim(),
    ...(unpaired && { unpaired: unpaired.trim() }),
    hostOnly: tags.some((tag) => tag.startsWith("hostOnly")),
  };
}

/**
 * The documentation of every token, read from the source text of the token table, so that a host
 * does not load it.
 * @param source - text of `token-table.ts`
 */
export function tokenDocs(source: string): TokenDocs[] {
  const found: TokenDocs[] = [];
  let [group, comment] = ["", ""];
  for (const line of source.slice(source.indexOf("export const tokenTable")).split("\n")) {
    const words = /^\s*(?:\/\*\*|\*(?!\/))(.*?)(?:\*\/)?$/.exec(line)?.[1];
    const token = TOKEN.exec(line)?.[1];
    if (words !== undefined) comment += ` ${words.trim()}`;
    else if (GROUP.test(line)) [group, comment] = [GROUP.exec(line)?.[1] ?? "", ""];
    else if (token) {
      found.push(docsOf([group, token], comment));
      comment = "";
    }
  }
  return found;
}
