/** The address of a page of which a query says the language, by its tag. */
export const asked =
  (path: string) =>
  (tag: string): string =>
    `${path}?lang=${tag}`;
