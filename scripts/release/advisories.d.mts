export function findingsOf(output: string): { answered: boolean; findings: string[] };
