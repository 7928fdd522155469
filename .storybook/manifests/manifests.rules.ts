/** The fields of Storybook's manifests that are changed here; all others are kept. */
type Doc = { readonly path: string; readonly content?: string };
type Component = {
  readonly id: string;
  readonly import?: string;
  readonly docs?: Readonly<Record<string, Doc>>;
};
export type Manifests = {
  readonly components?: { readonly components: Readonly<Record<string, Component>> };
  readonly docs?: { readonly docs: Readonly<Record<string, Doc>> };
};

/** Facts that the packages know better than Storybook, which reads one file at a time. */
export type Known = {
  /** The page of each file as Markdown, with the tables of props. */
  readonly pages: ReadonlyMap<string, string>;
  /** The entry of each exported name. */
  readonly entries: ReadonlyMap<string, string>;
};

const entriesOf = <Value>(record: Readonly<Record<string, Value>> = {}) => Object.entries(record);

/** The pages that a partner reads, in Markdown. */
const docsOf = (docs: Readonly<Record<string, Doc>> | undefined, { pages }: Known) =>
  Object.fromEntries(
    entriesOf(docs).flatMap(([id, doc]) => {
      const content = pages.get(doc.path.replace(/^\.\//, ""));
      return content === undefined ? [] : [[id, { ...doc, content }]];
    }),
  );

/** The imports of a component, each name from the entry that exports it. */
function importsOf(text: string, { entries }: Known): string {
  const names = [...text.matchAll(/import \{ ([^}]+) \} from/g)].flatMap(([, list = ""]) =>
    list.split(", ").filter((name) => entries.has(name)),
  );
  const sources = new Set(names.map((name) => entries.get(name)));
  return [...sources]
    .map((entry) => {
      const own = names.filter((name) => entries.get(name) === entry);
      return `import { ${[...new Set(own)].join(", ")} } from "${entry}";`;
    })
    .join("\n");
}

/**
 * Manifests for coding assistants: pages as Markdown, imports from the entries of the packages. What Storybook has read of
 * the props of one file is left out, with the path of the machine, because the page has the complete table. A component
 * without a page is for our pictures.
 */
export function completeManifests(manifests: Manifests, known: Known): Manifests {
  const components = entriesOf(manifests.components?.components).flatMap(([id, component]) => {
    const docs = docsOf(component.docs, known);
    if (Object.keys(docs).length === 0) return [];
    const { reactDocgen, error, ...rest } = component as Component & Record<string, unknown>;
    return [[id, { ...rest, import: importsOf(component.import ?? "", known), docs }]];
  });
  return {
    ...manifests,
    components: { ...manifests.components, components: Object.fromEntries(components) },
    docs: { ...manifests.docs, docs: docsOf(manifests.docs?.docs, known) },
  };
}
