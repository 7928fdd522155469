import { RETIRED_WORDS } from "./retired-words.ts";
import { lineAt, type Passage } from "./source-text.ts";

const wordsOf = (forms: readonly string[]) =>
  new RegExp(`(?<![\\w-])(?:${forms.join("|").replaceAll(" ", "\\s+")})(?![\\w-])`, "gi");

const rules = RETIRED_WORDS.map(({ forms, except, names, write }) => ({
  write,
  words: wordsOf(forms),
  except: except ? wordsOf(except) : undefined,
  names: names ? new RegExp(`(?<![\\w.$-])(?:${names.join("|")})(?![\\w$-])`, "g") : undefined,
}));

/** Every retired word of a text for people, as `file:line word → what to write`. */
export function retiredWordsIn({ file, line, text }: Passage): string[] {
  return rules.flatMap(({ words, except, write }) => {
    const rest = except ? text.replace(except, (it) => it.replace(/\S/g, " ")) : text;
    return [...rest.matchAll(words)].map(
      (found) => `${file}:${line + lineAt(rest, found.index) - 1} "${found[0]}" → ${write}`,
    );
  });
}

/** Every retired name in code. */
export function retiredNamesIn({ file, line, text }: Passage): string[] {
  return rules.flatMap(({ names, write }) =>
    names
      ? [...text.matchAll(names)].map(
          (found) => `${file}:${line + lineAt(text, found.index) - 1} ${found[0]} → ${write}`,
        )
      : [],
  );
}
