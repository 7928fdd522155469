import { expect, it } from "vitest";
import { toSiteIso } from "./site-time.rules.ts";

it("site time is written with Bangkok's offset", () => {
  expect(toSiteIso(new Date("2026-11-21T07:32:00Z"))).toBe("2026-11-21T14:32:00.000+07:00");
});
