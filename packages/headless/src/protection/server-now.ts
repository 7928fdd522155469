import type { ServerNow } from "@satang/machines/protection";
import type { SatangScope } from "../provider/scope.ts";

/** Server time, ms; `null` while only the device's clock is known, which the member can set. */
export const serverNow = ({ clock }: Pick<SatangScope, "clock">): ServerNow =>
  clock.isSynced?.() === false ? null : clock.now();
