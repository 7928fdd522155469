/**
 * Reads the output of `npm audit --json`.
 * @param {string} output
 * @returns {{ answered: boolean, findings: string[] }} one line for each package with an advisory;
 *   `answered` is false when the registry gave no list
 */
export function findingsOf(output) {
  const { vulnerabilities } = parsed(output);
  if (!vulnerabilities) return { answered: false, findings: [] };
  return {
    answered: true,
    findings: Object.values(vulnerabilities).map(
      ({ name, severity, via }) => `${name}: ${severity}, ${via.map(nameOf).join("; ")}`,
    ),
  };
}

/** An advisory, or the name of the dependency that has one. */
const nameOf = (via) => (typeof via === "string" ? via : `${via.title} ${via.url}`);

function parsed(output) {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
