import { expect, it } from "vitest";
import { recordOf } from "./look-record.rules.ts";
import type { Place } from "./site.types.ts";

const page: Place = { path: () => "/", language: "vi", localeOf: async () => "en", lacks: {} };
const site = { name: "Plain", pages: [page] };
const shot = (device: string) => ({
  file: `pictures/plain/wallet/${device}.png`,
  locale: "vi",
  theme: "dark",
  device,
});

it("lists each host, step, language and theme, and counts the pictures that are missing", () => {
  const scene = { group: "Plain", name: "wallet" };
  const outcomes = [{ scene, shots: [shot("phone")] }];
  const { text, missing } = recordOf("pictures", [site], outcomes);
  expect(text).toContain(
    "| Plain | wallet | vi | dark | [picture](plain/wallet/phone.png) | **missing** |\n",
  );
  expect(text).toContain("| Plain | chat | vi | light | **missing** | **missing** |\n");
  expect(missing).toBe(text.split("**missing**").length - 1);
});
