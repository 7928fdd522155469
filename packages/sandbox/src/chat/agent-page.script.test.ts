import { Script } from "node:vm";
import { isBlank } from "@satang/core";
import { expect, it } from "vitest";
import { AGENT_SCRIPT } from "./agent-page.script.ts";

it("sends the answers that the app of a member shows, and no others", () => {
  const [, pattern = ""] = /^const VISIBLE = (.*);$/m.exec(AGENT_SCRIPT) ?? [];
  const visible: unknown = new Script(pattern).runInThisContext();
  if (!(visible instanceof RegExp)) throw new Error("the script has no pattern");
  for (const text of ["", " ", "\x85", "\u2800", "\u3164\u2060", "a", "สวัสดี", "🎁"]) {
    expect(visible.test(text), JSON.stringify(text)).toBe(!isBlank(text));
  }
  expect(() => new Script(AGENT_SCRIPT)).not.toThrow();
});
