/** An icon with the name of its drawing. */
export interface NamedIcon {
  readonly name: string;
  /** Name of the drawing in Lucide: a second word to search for. */
  readonly drawing: string;
}

/** The name of the drawing, from the comment of the file of an icon. */
export const drawingOf = (source: string): string => /Lucide's `([\w-]+)`/.exec(source)?.[1] ?? "";

/** The icons with a name or a drawing that contains the words, in any order. */
export function findIcons(icons: readonly NamedIcon[], search: string): readonly NamedIcon[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return icons.filter(({ name, drawing }) => {
    const text = `${name} ${drawing}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
