import { globSync, readFileSync } from "node:fs";

/** A file with text for people. */
export interface SourceFile {
  /** Relative to the root. */
  file: string;
  text: string;
}

/** A piece of text for people: where it begins and what it says. */
export interface Passage {
  file: string;
  /** 1 for the first line of the file. */
  line: number;
  text: string;
}

const KINDS = "{md,mdx,ts,tsx,mjs,js,css,yaml,yml}";
const SKIPPED_FOLDERS = new Set([
  "node_modules",
  "dist",
  "generated",
  "baselines",
  "storybook-static",
  "test-results",
  "playwright-report",
  ".git",
  ".satang",
]);

/** Written by others, written by a tool, or history that is not changed. */
const SKIPPED_FILES =
  /^docs\/spec\/(?!README)|(^|\/)(CHANGELOG\.md|pnpm-lock\.yaml)$|\.generated\.|^reports\//;

/** Reads all files with text for people that are in the given files and folders. */
export function readSources(folders: readonly string[] = ["."]): SourceFile[] {
  const found = folders.flatMap((folder) =>
    globSync([`${folder}/**/*.${KINDS}`, `${folder}/**/.*/**/*.${KINDS}`, folder], {
      exclude: (path) => SKIPPED_FOLDERS.has(path.split("/").at(-1) ?? ""),
    }),
  );
  const files = found
    .map((path) => path.replace(/^\.\//, ""))
    .filter((path) => /\.(mdx?|[cm]?tsx?|m?js|css|ya?ml)$/.test(path) && !SKIPPED_FILES.test(path));
  return [...new Set(files)].sort().map((file) => ({ file, text: readFileSync(file, "utf8") }));
}

/**
 * A text in quotes, in one line. It may have what begins a comment, such as the glob `"packages/*"`. A comment that a script
 * writes is one.
 */
const QUOTED =
  /"(?!\s*\/\*\* )(?:\\.|[^"\\\n])*"|'(?!\s*\/\*\* )(?:\\.|[^'\\\n])*'|`(?!\s*\/\*\* )(?:\\.|[^`\\\n])*`/;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(,])\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*/;
/** Comments, and the texts in quotes, which a search for comments must pass over. */
const QUOTED_OR_COMMENT = new RegExp(`${QUOTED.source}|${COMMENT.source}`, "gm");
const YAML_COMMENT = /(?<=^|\s)#[^\n]*/gm;
const YAML_PROSE =
  /^\s*(?:- )?(?:description|summary|title):\s*((?:[|>][-+]?\n(?:\s+.*\n?)+)|.*)/gm;
const TITLE =
  /(?:\b(?:test|it|describe)(?:\.(?!each|for)\w+)*|\))\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
const OUTPUT =
  /\b(?:console\.(?:log|info|warn|error)|say|write)\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;
const ERROR = /\bnew \w*Error\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1/g;

/** The comments of a file; all of it in Markdown. */
export function commentsOf({ file, text }: SourceFile): Passage[] {
  if (/\.mdx?$/.test(file)) return [{ file, line: 1, text }];
  return passages(file, text, /\.ya?ml$/.test(file) ? [YAML_COMMENT] : [QUOTED_OR_COMMENT]);
}

/**
 * Everything in a file that a person reads: comments, titles of tests, messages of errors and of
 * tools, descriptions in YAML.
 */
export function proseOf({ file, text }: SourceFile): Passage[] {
  if (/\.mdx?$/.test(file)) return [{ file, line: 1, text: withoutCode(text) }];
  const patterns = /\.ya?ml$/.test(file)
    ? [YAML_COMMENT, YAML_PROSE]
    : [QUOTED_OR_COMMENT, ERROR, OUTPUT];
  if (/\.(test|e2e)\.tsx?$/.test(file)) patterns.push(TITLE);
  return passages(file, text, patterns);
}

/** The file without comments and quoted texts, so that names remain. */
export function codeOf({ file, text }: SourceFile): Passage[] {
  if (!/\.([cm]?tsx?|m?js)$/.test(file)) return [];
  const code = text.replace(QUOTED_OR_COMMENT, (found) =>
    // A template has names in it.
    found.startsWith("`") ? found : found.replace(/[^\n]/g, " "),
  );
  return [{ file, line: 1, text: code }];
}

function passages(file: string, text: string, patterns: readonly RegExp[]): Passage[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)]
      .filter(([found]) => !/^["'`]/.test(found))
      .map((found) => ({
        file,
        line: lineAt(text, found.index),
        text: withoutLineMarks(found[0]),
      })),
  );
}

/** A comment without the marks at the beginning of its lines, so that no phrase is cut in two; line breaks stay. */
const withoutLineMarks = (comment: string) =>
  comment.replace(/\n[ \t]*(?:\*|\/\/|#)(?!\/) ?/g, "\n");

/** Markdown without fenced and inline code; the lines keep their numbers. */
function withoutCode(text: string): string {
  return text
    .replace(/^---\n[\s\S]*?\n---$/m, (found) => found.replace(/[^\n]/g, ""))
    .replace(/^(`{3,})[\s\S]*?^\1$/gm, (found) => found.replace(/[^\n]/g, ""))
    .replace(/`[^`\n]*`/g, "``");
}

/** The number of the line in which a position is. */
export const lineAt = (text: string, position: number): number =>
  text.slice(0, position).split("\n").length;
