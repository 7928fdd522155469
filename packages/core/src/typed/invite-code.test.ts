import { describe, expect, it } from "vitest";
import { cleanInviteCode, findInviteCode, inviteParameter } from "./invite-code.ts";

describe("the invite code in a text", () => {
  it.each([
    ["PR1001", "PR1001"],
    ["PR65f1c0ffee", "PR65f1c0ffee"],
    ["PRabcdef", "PRabcdef"],
    ["PR10_01-", "PR10_01-"],
    ["PR1001.", "PR1001"],
    ["PR1001,", "PR1001"],
    ["PR1001)", "PR1001"],
    ["(PR1001)", "PR1001"],
    ["“PR1001”", "PR1001"],
    ["_PR1001_", "PR1001"],
    ["*PR1001*", "PR1001"],
    [" PR1001 ", "PR1001"],
    ["\u200bPR1001\u200b", "PR1001"],
    ["PR\u200b1001", "PR1001"],
    ["\u202aPR1001\u202c", "PR1001"],
    ["PR1001สมัครเลย", "PR1001"],
    ["PR1001ສະໝັກ", "PR1001"],
    ["PR1001 สมัครเลย", "PR1001"],
    ["PR1001?fbclid=abc", "PR1001"],
    ["PR1001/", "PR1001"],
    ["pr1001", "PR1001"],
    ["Pr1001", "PR1001"],
    ["ＰＲ１００１", "PR1001"],
    ["PR๑๐๐๑", "PR1001"],
    ["https://promo.example/register?code=PR1001.", "PR1001"],
    ["https://pr1.example/register?lang=th&Code=pr1001", "PR1001"],
    ["promotion PR1001", "PR1001"],
    ["PR1001 (10% off)", "PR1001"],
    ["PR1001, 28/11/26", "PR1001"],
  ])("%j is %j", (text, code) => {
    expect(findInviteCode(text)).toBe(code);
  });

  it.each([
    "",
    " ",
    "PR",
    "1001",
    "promo",
    "PR<script>",
    "XPR1001",
    "\u200b",
    `PR${"1".repeat(65)}`,
    // A wrong key in the middle: the code before it belongs to another member.
    "PR100 1",
    "PR100.1",
    "PR10*01",
    "PR10é01",
    "(PR100 1)",
  ])("%j has none", (text) => {
    expect(findInviteCode(text)).toBeNull();
  });

  it("is sent as typed when it has another form: the service judges it", () => {
    expect(cleanInviteCode("\u200bfriend-7 ")).toBe("friend-7");
    expect(cleanInviteCode(" pr1001.")).toBe("PR1001");
    expect(cleanInviteCode("PR100 1")).toBe("PR100 1");
    expect(cleanInviteCode("  ")).toBe("");
  });
});

describe("the invite code of an address", () => {
  it.each([
    [[["code", "PR1001"]], "PR1001"],
    [[["Code", "PR1001"]], "PR1001"],
    [[["CODE", "pr1001."]], "pr1001."],
    [
      [
        ["lang", "th"],
        ["amp;code", "PR1001"],
      ],
      "PR1001",
    ],
    [[["\u200bcode ", "PR1001"]], "PR1001"],
    [
      [
        ["code", ""],
        ["Code", "PR1001"],
      ],
      "PR1001",
    ],
    [[["code", ""]], ""],
    [[["code", "\u200b"]], "\u200b"],
    [[["promocode", "PR1001"]], null],
    [[], null],
  ] as const)("%j has %j", (search, code) => {
    expect(inviteParameter(search)).toBe(code);
  });
});
