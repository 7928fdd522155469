import { keepTranslated, textNodes } from "./translate-page.ts";

/** Texts that React has created as nodes of their own, because they have siblings. */
const ownNodes = new WeakSet<Node>();

/**
 * Remembers from now on which texts have siblings: React writes every other one as the content of its element.
 * @returns ends it
 */
export function watchOwnNodes(): () => void {
  const { createTextNode } = Document.prototype;
  Document.prototype.createTextNode = function create(this: Document, text) {
    const node = createTextNode.call(this, text);
    ownNodes.add(node);
    return node;
  };
  return () => {
    Document.prototype.createTextNode = createTextNode;
  };
}

const LANGUAGE = "satang-language";

/** A language that a page asks of its story. */
type Wish = {
  readonly locale: string;
  /** Called when the story is rendered in it. */
  readonly done: () => void;
};

/** For the story: calls `change` with each language that the page asks for. */
export function onLanguage(change: (wish: Wish) => void): () => void {
  const listen = (event: Event) => change((event as CustomEvent<Wish>).detail);
  window.addEventListener(LANGUAGE, listen);
  return () => window.removeEventListener(LANGUAGE, listen);
}

const frame = () => new Promise(requestAnimationFrame);

/** More than any rendering takes. Not a time: stories hold theirs. */
const MOST_FRAMES = 600;

/** A rendering in the next frames may be a part of the change. */
const SOME_FRAMES = 20;

async function within(frames: number, isDone: () => boolean): Promise<boolean> {
  for (let left = frames; left > 0; left--) {
    if (isDone()) return true;
    await frame();
  }
  return isDone();
}

async function showIn(locale: string) {
  let isShown = false;
  const done = () => {
    isShown = true;
  };
  window.dispatchEvent(new CustomEvent<Wish>(LANGUAGE, { detail: { locale, done } }));
  if (!(await within(MOST_FRAMES, () => isShown)))
    throw new Error(`the story was not rendered in ${locale}`);
}

/** Storybook's own elements. */
const THEIRS = "noscript, body > [class*='sb-'], #storybook-docs";
const texts = () => textNodes().filter(({ parentElement }) => !parentElement?.closest(THEIRS));
const words = () =>
  texts()
    .map(({ data }) => data)
    .join("")
    .replaceAll(/\s+/g, " ");

/** The first place where two texts differ, with what is around it. */
function difference(expected: string, found: string): string {
  const at = [...expected].findIndex((sign, place) => sign !== [...found][place]);
  const around = (text: string) => [...text].slice(Math.max(0, at - 20), at + 60).join("");
  return `"${around(found)}" in place of "${around(expected)}"`;
}

/** Texts with siblings: at any change they would keep their old words, or end React. */
export const textsWithSiblings = (): string[] =>
  texts()
    .filter((node) => ownNodes.has(node) && /[^\s\u2060]/.test(node.data))
    .map(({ data }) => `a text with siblings: "${data}"`);

/**
 * Problems of the story of the page when a browser translates it: it is shown in another language, translated, and shown
 * in its own language again. Then it must have the same words as before.
 * @param own the language of the story
 * @param other another one
 */
export async function translatedProblems(own: string, other: string): Promise<string[]> {
  const before = words();
  await showIn(other);
  const end = keepTranslated();
  try {
    await showIn(own);
    if (await within(SOME_FRAMES, () => words() === before)) return [];
    return [`a translated text did not change: ${difference(before, words())}`];
  } finally {
    end();
  }
}

const NUMBERS = [
  /** An amount, a time or a date. */
  /\d[.,:/-]\d/,
  /** A phone or account number, also the end of one. */
  /\d{4}/,
  /** A share or a factor. */
  /\d\s?%|×\s?\d/,
  /** The code of a bank, such as E2P. */
  /\b[a-z]+\d+[a-z]+\b/i,
  /** A code. Shorter ones are names of formats, such as MP4. */
  /\b(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{4,}/i,
  /** A number that is alone, as a count or a digit of a code. */
  /^\s*\d+\s*$/,
];

/** Texts with numbers that a translator may change. */
export const unmarkedNumbers = (): string[] =>
  texts()
    .filter(
      ({ data, parentElement }) =>
        NUMBERS.some((number) => number.test(data)) && !parentElement?.closest("[translate=no]"),
    )
    .map(({ data }) => `a number is not marked as not to be translated: "${data}"`);
