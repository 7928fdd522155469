/** A pasted file with the text that came with it. */
export type Pasted = {
  /** Plain text; empty without any. */
  readonly text: string;
  readonly files: readonly File[];
};

/**
 * The file of a paste; `null` when the text is pasted. A word processor adds a picture of its text, and the text counts then;
 * a list of files adds their names as text, and the file counts.
 */
export function pastedFile({ text, files }: Pasted): File | null {
  const names = new Set(files.map(({ name }) => name));
  const lines = text.split(/[\r\n]+/).map((line) => line.trim());
  const isText = lines.some((line) => line !== "" && !names.has(line));
  return isText ? null : (files[0] ?? null);
}
