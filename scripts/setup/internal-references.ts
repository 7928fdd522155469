import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A reference to the project's own documents, which a partner does not have. `dist/docs` is in the package. */
const REFERENCE =
  /\b(?:decisions? \d|ADR \d|(?:money|journey)\.txt|(?<!dist\/)docs\/(?:adr\/)?[\w-]+\.md)/;
/** In brackets, in a new line of a table, too. */
const GROUP = /(?:\s|<br>)*\(([^()]*)\)/g;

const declarationsOf = (folder: string) =>
  globSync("dist/**/*.d.ts", { cwd: folder }).map((file) => join(folder, file));

/**
 * `(journey.txt §7, POST /api/login)` → `(POST /api/login)`; a group with references to the project's own documents only is
 * removed.
 */
export function withoutReferences(text: string): string {
  return text.replace(GROUP, (group: string, inside: string) => {
    if (!REFERENCE.test(inside)) return group;
    const kept = inside
      .split(/[,;]/)
      .filter((part) => !REFERENCE.test(part) && !/^\W*§/.test(part));
    const words = kept.join(",").trim();
    return words === "" ? "" : ` (${words})`;
  });
}

/** Removes references to the project's own documents from the declarations of a built package. */
export function removeReferences(folder: string): void {
  for (const file of declarationsOf(folder)) {
    const text = readFileSync(file, "utf8");
    if (REFERENCE.test(text)) writeFileSync(file, withoutReferences(text));
  }
}

/** Declarations and documents of a packed package that name a document of the project. */
export function checkReferences({
  name,
  folder,
}: {
  readonly name: string;
  readonly folder: string;
}): string[] {
  const documents = globSync("**/*.md", {
    cwd: folder,
    exclude: (path) => /node_modules/.test(path),
  });
  const files = [...declarationsOf(folder), ...documents.map((file) => join(folder, file))];
  return files.flatMap((file) => {
    const [found] = REFERENCE.exec(readFileSync(file, "utf8")) ?? [];
    return found ? [`${name}: ${file.slice(folder.length + 1)} cites ${found}`] : [];
  });
}
