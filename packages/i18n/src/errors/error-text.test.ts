import { readFile } from "node:fs/promises";
import type { Failure } from "@satang/core";
import { describe, expect, it } from "vitest";
import { loadLocale } from "../loading/load-locale.ts";
import { LOCALES } from "../locale/locale.ts";
import { createTranslator } from "../translator/create-translator.ts";
import { codeText, errorText, errorTitle } from "./error-text.ts";

const translatorIn = async (locale: "th" | "la" | "en") =>
  createTranslator(locale, await loadLocale(locale));

type Contract = {
  components: { schemas: { ErrorCode: { enum: string[] } } };
};
const contract: Contract = JSON.parse(
  await readFile(new URL("../../../api/openapi.json", import.meta.url), "utf8"),
);
const codes = contract.components.schemas.ErrorCode.enum;

describe("errorText", () => {
  it.each(LOCALES)("has a text in %s for every code of the contract", async (locale) => {
    const t = await translatorIn(locale);
    expect(codes.length).toBeGreaterThan(60);
    expect(codes.filter((code) => !codeText(t, code))).toEqual([]);
  });

  it("keeps the wording that the specification quotes", async () => {
    const t = await translatorIn("en");
    const say = (code: string) => errorText(t, { kind: "coded", code, message: "", status: 400 });
    expect(say("INVALID_USER_3")).toBe("Cannot verify identity");
    expect(say("REQUEST_LIMIT_1MIN")).toBe("Wait about 1 minute");
    expect(say("BANK_ACCOUNT_NAME_ENG")).toBe("Bank account name must be in English only");
    expect(say("TRANSFER_MINIMUM")).toBe("Minimum amount is 1 baht");
  });

  it("shows the server's message for a code it does not know", async () => {
    const t = await translatorIn("th");
    const coded: Failure = {
      kind: "coded",
      code: "NEW_CODE",
      message: " Try the blue one ",
      status: 400,
    };
    expect(errorText(t, coded)).toBe("Try the blue one");
    expect(errorText(t, { kind: "raw", message: "Bank is closed", status: 400 })).toBe(
      "Bank is closed",
    );
  });

  it.each(["", "   ", "<!doctype html><h1>502 Bad Gateway</h1>", '{"stack":"…"}', "x".repeat(301)])(
    "never shows a member %j",
    async (message) => {
      const t = await translatorIn("en");
      const garbage = t("errors.garbage.text");
      expect(errorText(t, { kind: "raw", message, status: 502 })).toBe(garbage);
      expect(errorText(t, { kind: "coded", code: "toString", message, status: 502 })).toBe(garbage);
      expect(errorTitle(t, { kind: "raw", message, status: 502 })).toBe(t("errors.garbage.title"));
    },
  );

  it.each(LOCALES)("blames nobody for a reply that cannot be read (%s)", async (locale) => {
    const t = await translatorIn(locale);
    const error: Failure = { kind: "raw", message: "<p>?</p>", status: 200, sender: "unproven" };
    const words = `${errorTitle(t, error)} ${errorText(t, error)}`;
    expect(words).not.toMatch(/our side|service|temporary|ระบบ|ขัดข้อง|ชั่วคราว|ລະບົບ|ຂັດຂ້ອງ|ຊົ່ວຄາວ/i);
  });

  it.each([500, 502, 503])(
    "shows the member's language when a server fails without a code (%d), not its English",
    async (status) => {
      const t = await translatorIn("th");
      const error: Failure = { kind: "raw", message: "upstream connect error", status };
      expect(errorText(t, error)).toContain("ยังไม่ได้รับการตอบกลับ");
      expect(errorTitle(t, error)).toBe(t("errors.garbage.title"));
    },
  );

  it.each([
    ["portal", "ลงชื่อเข้าใช้เครือข่ายก่อน"],
    ["filter", "ถูกบล็อกระหว่างทาง"],
    ["gateway", "ยังติดต่อระบบไม่ได้"],
  ] as const)("says that a %s answered, in the member's language", async (sender, title) => {
    const t = await translatorIn("th");
    const error: Failure = { kind: "raw", message: "error code: 1020", status: 403, sender };
    expect(errorTitle(t, error)).toBe(title);
    expect(errorText(t, error)).toBe(t(`errors.${sender}.text`));
  });

  it("shows words that are no JSON, because the service may have written them", async () => {
    const t = await translatorIn("en");
    const error: Failure = { kind: "raw", message: "Closed", status: 400, sender: "unproven" };
    expect(errorText(t, error)).toBe("Closed");
  });

  it.each(["network", "timeout", "gone"] as const)("has a text for %s", async (kind) => {
    const t = await translatorIn("la");
    expect(errorText(t, { kind })).toBe(t(`errors.${kind}.text`));
    expect(errorTitle(t, { kind })).toBe(t(`errors.${kind}.title`));
  });

  it("says that nothing was sent", async () => {
    const t = await translatorIn("en");
    const error: Failure = { kind: "notSent", reason: "unread" };
    expect(errorText(t, error)).toBe(t("errors.notSent.text"));
    expect(errorTitle(t, error)).toBe(t("errors.notSent.title"));
  });
});
