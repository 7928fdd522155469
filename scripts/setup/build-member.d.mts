/** Builds the member app unless nothing it is made of has changed. */
export function buildMember(): Promise<void>;
