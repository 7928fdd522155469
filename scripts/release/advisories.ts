/** The part of the output of `npm audit --json` that is read. */
type Audit = { readonly vulnerabilities?: Readonly<Record<string, Vulnerability>> };
type Vulnerability = {
  readonly name: string;
  readonly severity: string;
  readonly via: readonly Via[];
};
/** An advisory, or the name of the dependency that has one. */
type Via = string | { readonly title: string; readonly url: string };

/** Reply of a registry about the packages of a lockfile. */
export type Findings = {
  /** False when it gave no list. */
  readonly answered: boolean;
  /** A line for each package with an advisory. */
  readonly findings: readonly string[];
};

/** Reads the output of `npm audit --json`. */
export function findingsOf(output: string): Findings {
  const { vulnerabilities } = parsed(output);
  if (!vulnerabilities) return { answered: false, findings: [] };
  return {
    answered: true,
    findings: Object.values(vulnerabilities).map(
      ({ name, severity, via }) => `${name}: ${severity}, ${via.map(nameOf).join("; ")}`,
    ),
  };
}

const nameOf = (via: Via) => (typeof via === "string" ? via : `${via.title} ${via.url}`);

function parsed(output: string): Audit {
  try {
    return JSON.parse(output);
  } catch {
    return {};
  }
}
