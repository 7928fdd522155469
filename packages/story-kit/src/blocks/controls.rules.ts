import type { ArgTypes } from "storybook/internal/types";

/** A prop that a reader can change. */
export type PlayControl =
  | { readonly name: string; readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly name: string; readonly kind: "switch" | "text" | "number" };

/** More would be longer than the picture; the table of props has all of them. */
const MOST = 7;
/** Props that change nothing that a reader sees. */
const UNSEEN =
  /^(?:asChild|className|code|href|id|name|logo|background|lang|form|type|…|on[A-Z]|aria-)/;
const ORDER = ["choice", "text", "switch", "number"];

/** The words of a type such as `"small" | "medium"`; empty for any other type. */
function wordsOf(type: string): readonly string[] {
  const parts = type.split("|").map((part) => part.trim());
  return parts.every((part) => /^"[^"]+"$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : [];
}

function controlOf(name: string, type: string, value: unknown): PlayControl | undefined {
  const options = wordsOf(type);
  if (options.length > 1) return { name, kind: "choice", options };
  if (type === "boolean") return { name, kind: "switch" };
  if (type === "number" && typeof value === "number") return { name, kind: "number" };
  const isText = (type === "string" || type === "ReactNode") && typeof value === "string";
  return isText ? { name, kind: "text" } : undefined;
}

/** The controls of a story: choices, texts that it has, and switches. */
export function controlsOf(
  argTypes: ArgTypes,
  args: Readonly<Record<string, unknown>>,
): readonly PlayControl[] {
  return Object.entries(argTypes)
    .flatMap(([name, { table }]) => {
      if (UNSEEN.test(name) && typeof args[name] !== "string") return [];
      return controlOf(name, table?.type?.summary ?? "", args[name]) ?? [];
    })
    .sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind))
    .slice(0, MOST);
}
