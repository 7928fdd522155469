import type { Edition } from "@satang/core";

/**
 * Builds an edition of the member app when one of its sources, or the environment that configures
 * it, has changed. Returns the folder of the build. @default "thai"
 */
export function buildMember(edition?: Edition): Promise<string>;
