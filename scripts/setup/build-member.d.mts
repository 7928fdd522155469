/** Builds the member app when one of its sources has changed. */
export function buildMember(): Promise<void>;
