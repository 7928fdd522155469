import { useProtectionStatus } from "@satang/headless/protection";
import { useState } from "react";
import { config } from "../config/config.ts";
import { paths } from "../navigation/paths.ts";
import { modalHistory } from "./modal-history.ts";
import { RealityCheck } from "./modals.lazy.ts";

/** The reality check over every screen of a member, loaded when the first one is due. */
export function MemberRealityCheck() {
  const { state } = useProtectionStatus();
  const [isNeeded, setNeeded] = useState(false);
  if (state === "checking" && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  return (
    <RealityCheck
      onPause={() => modalHistory.open("break")}
      onLimits={() => modalHistory.leaveTo(paths.limits)}
      helpline={config.helpline}
    />
  );
}
