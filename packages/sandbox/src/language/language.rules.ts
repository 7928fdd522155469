import { type Language, phrases } from "./phrases.data.ts";

const TAGS: ReadonlyMap<string, Language> = new Map(
  Object.entries({ th: "th", lo: "la", la: "la", en: "en" } as const),
);

/** The first language of an `Accept-Language` header that members have; Thai without one. */
export function languageOf(header: string | undefined): Language {
  const wanted = (header ?? "").split(",").map((range) => range.trim().slice(0, 2).toLowerCase());
  return wanted.map((tag) => TAGS.get(tag)).find((language) => language !== undefined) ?? "th";
}

/** A tag. Without `<` inside, because a text of many `<` would be read to its end from each of them. */
const TAG = /(<[^<>]*>)/;

const THAI = /[\u0E00-\u0E7F]/;

/** Translates what is between two tags; a phrase that the demo site does not have stays. */
function translated(text: string, language: Exclude<Language, "th">): string {
  const phrase = text.trim();
  const known = Object.hasOwn(phrases, phrase) ? phrases[phrase] : undefined;
  return known ? text.replace(phrase, () => known[language]) : text;
}

/** A reply with the phrases of the demo site in a language. What members and hosts wrote stays as it is. */
export function inLanguage(reply: unknown, language: Language): unknown {
  if (language === "th") return reply;
  if (typeof reply === "string") {
    if (!THAI.test(reply)) return reply;
    return reply
      .split(TAG)
      .map((piece) => translated(piece, language))
      .join("");
  }
  if (Array.isArray(reply)) return reply.map((item) => inLanguage(item, language));
  if (typeof reply !== "object" || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]) => [name, inLanguage(value, language)]),
  );
}
