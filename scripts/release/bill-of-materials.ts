/** The part of a CycloneDX document that is read. */
type Bill = { readonly specVersion: string; readonly components: readonly Component[] };
type Component = {
  readonly name: string;
  readonly externalReferences: readonly { readonly type: string; readonly url: string }[];
};

/**
 * Reads the output of `npm sbom`, without the addresses of files on the machine that wrote it.
 * @param output CycloneDX, JSON
 */
export function billOf(output: string): Bill {
  const bill: Bill = JSON.parse(output);
  const components = bill.components.map(({ externalReferences, ...component }) => ({
    ...component,
    externalReferences: externalReferences.filter(({ url }) => !url.startsWith("file:")),
  }));
  return { ...bill, components };
}
