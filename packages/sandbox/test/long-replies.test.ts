import { expect, it } from "vitest";
import { loadContract } from "../src/contract/contract.ts";

const profile = { _id: "1001", username: "0812345678", name: "ก".repeat(201) };
const banners = Array.from({ length: 51 }, () => ({ image: "/a.png", html: "<p>ก</p>" }));

it("a reply that a client shortens is no fault of a backend that is checked, and one of the sandbox", async () => {
  const [sandbox, check] = [await loadContract(), await loadContract({ allowsLong: true })];
  expect(sandbox.checkReply("accountProfile", 200, profile)).toHaveLength(1);
  expect(sandbox.checkReply("inviteBanners", 200, { banners })).toHaveLength(1);
  expect(check.checkReply("accountProfile", 200, profile)).toEqual([]);
  expect(check.checkReply("inviteBanners", 200, { banners })).toEqual([]);
  expect(check.checkReply("accountProfile", 200, { ...profile, name: 1 })).toHaveLength(1);
});
