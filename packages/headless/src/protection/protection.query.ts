import { type SatangScope, unwrap } from "../provider/index.ts";
import { readDeviceSettings } from "./device-settings.ts";

/** The settings of a member. What a view needs to change them is not part of every page. */
export const settingsQuery = (scope: SatangScope, member: string) => ({
  queryKey: ["protection", member] as const,
  queryFn: async () => {
    const own = scope.protection?.store;
    return own ? unwrap(await own.read(member)) : readDeviceSettings(scope, member);
  },
});
