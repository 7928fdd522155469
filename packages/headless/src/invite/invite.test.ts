import { expect, it } from "vitest";
import { inviteLink } from "./invite.rules.ts";

it("the link is the register page of this origin with the member's code", () => {
  expect(inviteLink("/register", "66f1c2", "https://satang.example")).toBe(
    "https://satang.example/register?code=PR66f1c2",
  );
});

it("the link keeps another address of the register page, and encodes the id", () => {
  expect(inviteLink("https://join.example/th?from=app", "a&b")).toBe(
    "https://join.example/th?from=app&code=PRa%26b",
  );
});
