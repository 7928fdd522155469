import { type Failure, fail, type Result, succeed } from "@satang/core";
import { type ProtectionSettings, settingsOf } from "@satang/machines/protection";
import { type SatangScope, unwrap } from "../provider/index.ts";
import { readDeviceSettings } from "./device-settings.ts";

/** An answer that is not one of a store. */
const UNREADABLE: Failure = { kind: "raw", message: "", status: 200 };

/** The settings that the host's store answers. A store that throws was not reached. */
export async function answerOf(
  ask: () => Promise<Result<ProtectionSettings>>,
): Promise<Result<ProtectionSettings>> {
  try {
    const answer = await ask();
    if (!answer.ok) return answer;
    const settings = settingsOf(answer.data);
    return settings ? succeed(settings) : fail(UNREADABLE);
  } catch (error) {
    reportError(error);
    return fail({ kind: "network" });
  }
}

/** Reads the settings of a member: those of the host's store, otherwise those of the device. */
export const readSettingsOf = async (
  scope: SatangScope,
  member: string,
): Promise<Result<ProtectionSettings>> => {
  const own = scope.protection?.store;
  return own ? answerOf(() => own.read(member)) : succeed(readDeviceSettings(scope, member));
};

/** The settings of a member. What a view needs to change them is not part of every page. */
export const settingsQuery = (scope: SatangScope, member: string) => ({
  queryKey: ["protection", member] as const,
  queryFn: async () => unwrap(await readSettingsOf(scope, member)),
});
