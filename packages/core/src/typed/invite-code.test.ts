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
    ["PR1001 join us", "PR1001"],
    ["PR1001. Join us", "PR1001"],
    ["PR1001\r\nRegister: https://satang.example", "PR1001"],
    ["PR65f1c0ffee - สมัครเลย 100 บาท", "PR65f1c0ffee"],
    ["PR1001 PR1002", "PR1001"],
    ["PR1001 🎁 100", "PR1001"],
    ["PROMO 50 PR1001", "PR1001"],
    ["https://promo.example/register?code%3DPR1001", "PR1001"],
    ["https://promo.example/register?code%253DPR1001", "PR1001"],
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
    // The link of a mail is broken into lines.
    "PR100\r\n1",
    "PR100\n\n1",
    "PR100\n> 1",
    "PR100=\r\n1",
    "PR100=\r\nxyz",
    "PR100-\nxyz",
    "PR100  1",
    "PR100\u00a0\u20091",
    "PR100 - 1",
    "PR100\u2800\u28001",
    "PR65f1 c0ffee",
    "PR65f1\r\nc0ffee",
    "PR65f1 cafe",
    "PR65f1.\nc0ffee",
    "PR65f1 x7k2",
    "PR65xK qwZ",
    "PR65-c0ffee 1",
    "PR65f1 c0ffee, PR2",
    "PR10éab",
    "PR10\u0430b",
    "PR10%C2%A0ab",
    "https://promo.example/register?code=PR100%0D%0A1",
    "https://promo.example/register?code=PR100\n1",
    `PR${"1".repeat(65)}-1 join us`,
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
    [[["code[]", "PR1001"]], "PR1001"],
    [[["code[0]", "PR1001"]], "PR1001"],
    [[["code=PR1001", ""]], "PR1001"],
    [[["code=PR1001&lang=th", ""]], "PR1001"],
    [[["code%3DPR1001", ""]], "PR1001"],
    [[["ref", "1?code=PR1001"]], "PR1001"],
    [[["ref", "1?Code=pr1001."]], "pr1001."],
    [[["ref", "1&amp;code=PR1001"]], "PR1001"],
    [[["url", "https://promo.example/register?code=PR1001&lang=th"]], "PR1001"],
    [[["url", "https://promo.example/register%3Fcode%3DPR1001"]], "PR1001"],
    [[["ref", "1?code="]], ""],
    [[["code", "PR100&1"]], "PR100&1"],
    [[["promocode", "PR1001"]], null],
    [[["ref", "1?promocode=PR1001"]], null],
    [[["code_challenge", "PR1001"]], null],
    [[], null],
  ] as const)("%j has %j", (search, code) => {
    expect(inviteParameter(search)).toBe(code);
  });
});

it.each([
  ["code", "PR100\r\n1"],
  ["code", "PR100=\r\n1"],
  ["code", "PR100  1"],
  ["code", "PR65f1 c0ffee"],
  ["code", "PR100&1"],
  ["code[]", "PR100 1"],
  ["code=PR100 1", ""],
  ["ref", "1?code=PR100 1"],
])(
  "the damaged code of %s=%j is no shorter code, and the address is not one without a code",
  (name, value) => {
    const written = inviteParameter([[name, value]]);
    expect(written).not.toBeNull();
    expect(findInviteCode(written ?? "")).toBeNull();
  },
);
