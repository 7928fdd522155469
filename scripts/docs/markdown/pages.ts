import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A documentation page of Storybook, as its source. */
export interface Page {
  readonly file: string;
  /** Place in the navigation: `Forms/Text field`. */
  readonly title: string;
  /** Name of the file without an extension, from the title: `forms-text-field`. */
  readonly id: string;
  readonly text: string;
}

const UNATTACHED = /<Meta title="([^"]+)"/;
const ATTACHED = /<Meta of=\{(\w+)\}/;

export const read = (file: string): string => readFileSync(file, "utf8");

/** The path that a page imports under a name, without `?raw`. */
export function importedAs(page: Pick<Page, "file" | "text">, name: string): string {
  const path = new RegExp(`^import (?:\\* as )?${name} from "([^"?]+)`, "m").exec(page.text)?.[1];
  if (!path) throw new Error(`${page.file} imports no ${name}`);
  return join(dirname(page.file), path);
}

function titleOf(file: string, text: string): string {
  const own = UNATTACHED.exec(text)?.[1];
  if (own) return own;
  const stories = ATTACHED.exec(text)?.[1];
  if (!stories) throw new Error(`${file} has no <Meta>`);
  const title = /\btitle: "([^"]+)"/.exec(read(importedAs({ file, text }, stories)))?.[1];
  if (!title) throw new Error(`${file}: its stories have no title`);
  return title;
}

/** Every page that a partner reads, in the order of the files. Those about our pictures are for us. */
export function readPages(): Page[] {
  return globSync([".storybook/docs/*.mdx", "packages/ui/src/**/*.mdx"])
    .sort()
    .map((file) => {
      const text = read(file);
      const title = titleOf(file, text);
      return { file, title, text, id: title.toLowerCase().replace(/[^a-z\d]+/g, "-") };
    })
    .filter(({ title }) => !/^Pictures\//.test(title));
}
