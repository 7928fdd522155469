import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operations } from "../examples/own-backend.ts";
import { classifyReply } from "../src/testing/index.ts";

const read = (body: string, id: "walletTransfer" | "bonusCheckMinimum" = "walletTransfer") =>
  classifyReply(id, { status: 200, text: body }, [], operations);

test("the README quotes the example about an own backend exactly", () => {
  const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
  const example = readFileSync(new URL("../examples/own-backend.ts", import.meta.url), "utf8");
  expect(readme).toContain(`\`\`\`ts\n${example}\`\`\`\n`);
});

test("the example reads done, a refusal, and an outcome that is not known", () => {
  expect(read('{"ok":true}')).toMatchObject({ ok: true });
  expect(read('{"ok":false}')).toMatchObject({ error: { code: "TRANSFER_FAIL" } });
  expect(read("{}")).toEqual({ ok: false, error: { kind: "raw", message: "", status: 200 } });
  expect(read('{"data":50}', "bonusCheckMinimum")).toEqual({ ok: true, data: { minimum: 50 } });
});
