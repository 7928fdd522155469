import { type Failures, useSatang } from "@satang/headless";
import { useEffect } from "react";

/** Hands what the client reports to the scope, where the session listens. */
export function FailureBridge({ failures }: { failures: Failures }) {
  const scope = useSatang("FailureBridge");
  useEffect(() => failures.subscribe(scope.failures.report), [failures, scope]);
  return null;
}
