const HEADING = /^(#+) (.+)$/;

/** A part of a README below its heading, up to the next heading of its level. Links to files become text. */
export function sectionOf(readme: string, title: string): string {
  const lines = readme.split("\n");
  const start = lines.findIndex((line) => HEADING.exec(line)?.[2] === title);
  if (start < 0) throw new Error(`the README has no section "${title}"`);
  const level = HEADING.exec(lines[start] ?? "")?.[1]?.length ?? 0;
  let isCode = false;
  const length = lines.slice(start + 1).findIndex((line) => {
    if (line.startsWith("```")) isCode = !isCode;
    const marks = HEADING.exec(line)?.[1]?.length;
    return !isCode && marks !== undefined && marks <= level;
  });
  const section = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length);
  return section
    .join("\n")
    .trim()
    .replace(/\[([^\]]+)\]\((?![a-z]+:)[^)]*\)/g, "$1");
}
