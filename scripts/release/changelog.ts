/* The lines that `changeset version` writes into the changelogs. */

/** An entry as an item of a list; its other lines are indented, so that they stay in it. */
export const getReleaseLine = async ({ summary }: { readonly summary: string }) =>
  `- ${summary.replace(/\n(?=.)/g, "\n  ")}`;

/** Nothing about the other packages: all of them have the same version. */
export const getDependencyReleaseLine = async () => "";
