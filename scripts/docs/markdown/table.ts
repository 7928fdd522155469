const cell = (text: string) =>
  text
    .trim()
    .replaceAll("|", "\\|")
    .replace(/\s*\n\s*/g, "<br>");
const row = (cells: readonly string[]) => `| ${cells.map(cell).join(" | ")} |`;

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

export const code = (text: string): string => `\`${text}\``;
