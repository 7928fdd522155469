import { toSiteIso } from "../clock/site-time.rules.ts";
import type { payout } from "../database/schema.ts";

/** The steps of a withdrawal. The service hands it to the bank at once, and the bank takes a while. */
export function payoutSteps({
  createdAt,
  endedAt,
  status,
}: Pick<typeof payout.$inferSelect, "createdAt" | "endedAt" | "status">) {
  const at = toSiteIso(createdAt);
  return [
    { step: "requested", at },
    { step: "processing", at },
    { step: status === "FAILED" ? "failed" : "done", at: endedAt && toSiteIso(endedAt) },
  ];
}
