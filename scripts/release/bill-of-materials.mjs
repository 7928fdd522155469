/**
 * Reads the output of `npm sbom`, without the addresses of files on the machine that wrote it.
 * @param {string} output - CycloneDX, JSON
 */
export function billOf(output) {
  const bill = JSON.parse(output);
  const components = bill.components.map(({ externalReferences, ...component }) => ({
    ...component,
    externalReferences: externalReferences.filter(({ url }) => !url.startsWith("file:")),
  }));
  return { ...bill, components };
}
