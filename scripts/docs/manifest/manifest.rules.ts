import type { Docgen } from "../../../.storybook/props/props.rules.ts";

/** Sources of the manifest of the published components. */
export type Sources = {
  /** Each component that may be published. */
  readonly components: Iterable<Docgen>;
  /** The entry of each exported name; another component is not published. */
  readonly entries: ReadonlyMap<string, string>;
  /** Pages, each with the components of which it has a table of props. */
  readonly pages: readonly { readonly id: string; readonly components: readonly string[] }[];
  /** Folder of the pages in the package. */
  readonly folder: string;
};

/** The page of all icons. */
const ICONS = "media-icon";

/** A drawing as a component; all of them have the same props. */
const isIcon = ({ displayName }: Docgen) => /[a-z]Icon$/.test(displayName);

const kebab = (name: string) => name.replace(/(?<=[a-z\d])(?=[A-Z])/g, "-").toLowerCase();

const importOf = ({ displayName }: Docgen, { entries }: Sources) =>
  `import { ${displayName} } from "${entries.get(displayName)}";`;

const propsOf = ({ props }: Docgen) =>
  Object.fromEntries(
    Object.values(props).map(({ name, type, required, description, defaultValue }) => [
      name,
      {
        type,
        required,
        description,
        ...(defaultValue && { defaultValue: { value: defaultValue.value } }),
      },
    ]),
  );

/** The component that a page is about has its id, as in Storybook; the others on it have the name, too. */
function idOf(name: string, { pages }: Sources): string {
  const page = pages.find(({ components }) => components.includes(name));
  if (!page) return kebab(name);
  return page.components[0] === name ? page.id : `${page.id}-${kebab(name)}`;
}

const docsAt = (ids: readonly string[], name: string, { folder }: Sources) =>
  Object.fromEntries(
    ids.map((id) => [`${id}--docs`, { id: `${id}--docs`, name, path: `${folder}/${id}.md` }]),
  );

const pagesOf = (name: string, { pages }: Sources) =>
  pages.filter(({ components }) => components.includes(name)).map(({ id }) => id);

function entryOf(docgen: Docgen, sources: Sources) {
  const { displayName: name, description, example } = docgen;
  return {
    id: idOf(name, sources),
    name,
    import: importOf(docgen, sources),
    description,
    ...(example && { stories: [{ name: "Example", snippet: example }] }),
    reactDocgen: { props: propsOf(docgen) },
    docs: docsAt(pagesOf(name, sources), name, sources),
  };
}

function iconsOf(icons: readonly Docgen[], sources: Sources) {
  const [first] = icons;
  if (!first) return [];
  const { reactDocgen, import: line } = entryOf(first, sources);
  return [
    {
      id: ICONS,
      name: "Icon",
      import: line,
      description: "A decorative drawing in the size and the colour of its text.",
      stories: [{ name: "Example", snippet: `<${first.displayName} size={16} />` }],
      reactDocgen,
      docs: docsAt([ICONS], "Icon", sources),
      subcomponents: Object.fromEntries(
        icons.map((icon) => [
          icon.displayName,
          { name: icon.displayName, import: importOf(icon, sources) },
        ]),
      ),
    },
  ];
}

/**
 * Storybook's manifest of the components (version 0), which coding assistants read: how each
 * published component is imported, its example, its props, and the file of its page. Icons are
 * parts of one entry.
 */
export function manifestOf(sources: Sources) {
  const published = [...sources.components].filter(({ displayName }) =>
    sources.entries.has(displayName),
  );
  const icons = published.filter(isIcon);
  const components = published
    .filter((docgen) => !isIcon(docgen))
    .map((docgen) => entryOf(docgen, sources));
  const all = [...components, ...iconsOf(icons, sources)];
  return { v: 0, components: Object.fromEntries(all.map((entry) => [entry.id, entry])) };
}
