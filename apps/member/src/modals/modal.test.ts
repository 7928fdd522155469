import { describe, expect, it } from "vitest";
import { modalIn, withModal } from "./modal.rules.ts";

describe("a history entry's modal", () => {
  it("is read back as it was put in", () => {
    expect(modalIn(withModal(null, "deposit"))).toBe("deposit");
  });

  it("leaves a host's own state alone", () => {
    expect(withModal({ scroll: 40 }, "withdraw")).toMatchObject({ scroll: 40 });
  });

  it.each([null, undefined, 3, "deposit", {}, { satangModal: "toString" }, { satangModal: 1 }])(
    "is none in %j",
    (state) => {
      expect(modalIn(state)).toBeUndefined();
    },
  );
});
