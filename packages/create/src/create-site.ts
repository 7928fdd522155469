import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { AnswerError, type Answers } from "./answers.ts";
import { type Site, siteFiles } from "./site-files.ts";

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/**
 * Writes a site into a folder that does not exist or is empty.
 *
 * @throws AnswerError when the folder has files
 * @throws ThemeError when the colour is none; nothing is written then
 */
export async function createSite(answers: Answers): Promise<Pick<Site, "moves">> {
  const { folder } = answers;
  if (existsSync(folder) && readdirSync(folder).some((name) => name !== ".git"))
    throw new AnswerError(`${folder} is not empty; nothing was written`);
  const { version } = JSON.parse(read("package.json")) as { version: string };
  const { files, moves } = await siteFiles(answers, {
    read: (template) => read(`templates/${template}`),
    version,
  });
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return { moves };
}
