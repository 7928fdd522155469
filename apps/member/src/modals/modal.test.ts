import { describe, expect, it } from "vitest";
import { modalIn, withModal } from "./modal.rules.ts";

describe("a history entry's modal", () => {
  it("is read as it was stored", () => {
    expect(modalIn(withModal(null, "deposit"))).toBe("deposit");
  });

  it("keeps the state of the host", () => {
    expect(withModal({ scroll: 40 }, "withdraw")).toMatchObject({ scroll: 40 });
  });

  it.each([null, undefined, 3, "deposit", {}, { satangModal: "toString" }, { satangModal: 1 }])(
    "is missing in %j",
    (state) => {
      expect(modalIn(state)).toBeUndefined();
    },
  );
});
