import { createDecipheriv } from "node:crypto";
import { describe, expect, it } from "vitest";
import { findGiftLinkKeyProblem } from "./gift-link-key.ts";
import { sealGiftLink } from "./seal-gift-link.ts";

const LINK = "https://gift.example/campaign/?v=ของขวัญ-1234567890";
const keyOf = (bytes: number) => Buffer.alloc(bytes, 7).toString("base64");

/** As a service opens it, with another implementation of AES-GCM. */
function openSealed(sealed: string, key: string, bits: 128 | 192 | 256): string {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv(
    `aes-${bits}-gcm`,
    Buffer.from(key, "base64"),
    bytes.subarray(0, 12),
  );
  decipher.setAuthTag(bytes.subarray(-16));
  return decipher.update(bytes.subarray(12, -16), undefined, "utf8") + decipher.final("utf8");
}

describe("a sealed gift link", () => {
  it.each([
    [16, 128],
    [24, 192],
    [32, 256],
  ] as const)("is opened with a key of %i bytes", async (bytes, bits) => {
    const key = keyOf(bytes);
    expect(openSealed(await sealGiftLink(LINK, key), key, bits)).toBe(LINK);
  });

  it("never contains the link, and is another text each time", async () => {
    const sealed = await sealGiftLink(LINK, keyOf(32));
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toContain("gift.example");
    expect(await sealGiftLink(LINK, keyOf(32))).not.toBe(sealed);
  });

  it.each([
    ["", "missing"],
    ["not base64!", "invalid"],
    [keyOf(15), "invalid"],
  ])("is not made with the key %j: it is %s", async (key, problem) => {
    expect(findGiftLinkKeyProblem(key)).toBe(problem);
    await expect(sealGiftLink(LINK, key)).rejects.toThrow(`the key of gift links is ${problem}`);
  });
});
