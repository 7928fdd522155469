import { readFile } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { text as wholeOf } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { themeFromTokens } from "../theme/design-tokens/from-tokens.ts";
import { isRecord } from "../theme/design-tokens/is-record.ts";
import { EXTENSION } from "../theme/design-tokens/to-tokens.ts";
import type { DesignTokens } from "../theme/design-tokens/tokens.types.ts";
import { refusedIn, ThemeError } from "../theme/errors/theme-error.ts";
import { brandFromJson } from "../theme/json/brand-from-json.ts";
import { validatePair } from "../theme/schema/validate-brand.ts";
import type { BrandPair, BrandTokens } from "../theme/tokens/brand.types.ts";
import { UsageError } from "./usage.ts";

const MODULES = [".js", ".mjs", ".ts", ".mts"];

const TOKEN_NAMES = ["$value", "$extensions", "$ref"];

/** Whether a value holds tokens of the Design Tokens format somewhere: only they have a `$value`. Nesting has no limit. */
function isTokens(value: unknown): value is DesignTokens {
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (!isRecord(next)) continue;
    if (TOKEN_NAMES.some((name) => Object.hasOwn(next, name))) return true;
    for (const inner of Object.values(next)) waiting.push(inner);
  }
  return false;
}

const isPair = (
  value: unknown,
): value is Record<"light" | "dark", unknown> & Record<string, unknown> =>
  isRecord(value) && isRecord(value.light) && isRecord(value.dark);

function brandOf(data: unknown): BrandTokens {
  return isTokens(data) ? themeFromTokens(data) : brandFromJson(data);
}

function sideOf(data: Record<"light" | "dark", unknown>, side: "light" | "dark"): BrandTokens {
  try {
    return brandOf(data[side]);
  } catch (error) {
    throw error instanceof ThemeError ? refusedIn(side, error) : error;
  }
}

function themeOf(data: unknown): BrandTokens | BrandPair {
  if (!isPair(data)) return brandOf(data);
  const extension = isRecord(data.$extensions) ? data.$extensions[EXTENSION] : undefined;
  // A file of tokens may hold metadata, in names that begin with `$`.
  const own = Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith("$")));
  const id = isRecord(extension) ? { id: extension.id } : {};
  const pair = { ...id, ...own, light: sideOf(data, "light"), dark: sideOf(data, "dark") };
  validatePair(pair);
  return pair;
}

async function readText(path: string): Promise<string> {
  try {
    // Some editors write a byte order mark, which is not valid JSON.
    const text = path === "-" ? await wholeOf(process.stdin) : await readFile(path, "utf8");
    return text.replace(/^\uFEFF/, "");
  } catch {
    throw new UsageError(`${path} cannot be read`);
  }
}

/** Why a module could not be run. An old Node has only a code for a file that it does not know. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return Reflect.get(error, "code") === "ERR_UNKNOWN_FILE_EXTENSION"
    ? `Node ${process.versions.node} does not run TypeScript here. Use Node 22.18 or newer, a .mjs module, or JSON: "export --format json" writes it`
    : error.message;
}

async function run(path: string): Promise<object> {
  try {
    return await import(pathToFileURL(resolve(path)).href);
  } catch (error) {
    if (error instanceof ThemeError) throw error;
    throw new Error(`${path} does not run: ${reasonOf(error)}`);
  }
}

/** Exports that are themes; other exports are ignored. */
async function exportsOf(path: string): Promise<unknown[]> {
  await readText(path);
  const module = await run(path);
  const themes = new Set(
    Object.values(module).filter((value) => isPair(value) || (isRecord(value) && "color" in value)),
  );
  if (themes.size === 0) throw new Error(`${path} exports no brand`);
  return [...themes];
}

/**
 * Every theme of a file, checked token by token.
 * @throws ThemeError naming token and value
 * @throws UsageError when there is no such file
 */
export async function readThemes(path: string): Promise<(BrandTokens | BrandPair)[]> {
  if (MODULES.includes(extname(path))) return (await exportsOf(path)).map(themeOf);
  const text = await readText(path);
  try {
    return [themeOf(JSON.parse(text))];
  } catch (error) {
    if (error instanceof SyntaxError) throw new Error(`${path} is not JSON: ${error.message}`);
    throw error;
  }
}

/** The one theme of a file, or the one of that id. */
export async function readTheme(path: string, id?: string): Promise<BrandTokens | BrandPair> {
  const themes = await readThemes(path);
  const found = id === undefined ? themes : themes.filter((theme) => theme.id === id);
  const [theme] = found;
  if (theme && found.length === 1) return theme;
  const ids = themes.map((one) => one.id).join(", ");
  throw new UsageError(
    id === undefined
      ? `${path} holds ${ids}: choose one with --id`
      : `${path} holds ${ids}, and no "${id}"`,
  );
}

/** The brands of a theme, one for each scheme. */
export const sidesOf = (theme: BrandTokens | BrandPair): BrandTokens[] =>
  "light" in theme ? [theme.light, theme.dark] : [theme];
