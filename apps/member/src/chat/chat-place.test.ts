import { describe, expect, it } from "vitest";
import { chatPlace } from "./chat-place.rules.ts";

describe("a closed chat", () => {
  it.each([
    ["home", false, "menu"],
    ["statement", false, "menu"],
    ["home", true, "button"],
    ["contact", false, "button"],
    ["memberContact", false, "button"],
    ["howto", false, "button"],
    ["login", false, "hidden"],
    ["login", true, "hidden"],
    ["root", true, "hidden"],
    ["register", true, "hidden"],
  ] as const)("on %s with a free corner (%s) is in the %s", (route, hasFreeCorner, place) => {
    expect(chatPlace(route, hasFreeCorner)).toBe(place);
  });
});
