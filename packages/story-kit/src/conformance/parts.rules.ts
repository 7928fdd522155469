interface Parts {
  /** Parts that are documented on the component's page. */
  documented: readonly string[];
  /** Parts in the DOM, including those of components inside it. */
  rendered: readonly string[];
  /** Documented parts that the test lists as not rendered with its props. */
  otherParts: readonly string[];
  /** Parts of any component. */
  known: ReadonlySet<string>;
}

/** Problems of the parts of a component, each with how to fix it. */
export function partsProblems({ documented, rendered, otherParts, known }: Parts): string[] {
  const absent = documented.filter(
    (part) => !rendered.includes(part) && !otherParts.includes(part),
  );
  const stale = otherParts.filter((part) => !documented.includes(part) || rendered.includes(part));
  const unknown = rendered.filter((part) => !known.has(part));
  return [
    ...absent.map(
      (part) => `${part} is not rendered: add the prop that does, or list it in otherParts`,
    ),
    ...stale.map((part) => `${part} is rendered or unknown: remove it from otherParts`),
    ...unknown.map((part) => `${part} is on no page: write data-part as a literal`),
  ];
}
