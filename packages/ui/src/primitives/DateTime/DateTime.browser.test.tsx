import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { DateTime } from "./DateTime.tsx";

describeConformance(DateTime, {
  props: { value: "2026-11-21T07:31:08Z" },
  skip: { disabled: NOT_A_CONTROL },
});

const at = "2026-11-21T07:31:08Z";
const shown = page.getByTestId("at");

test.each(["th", "la", "en"] as const)(
  "is the same in %s, in the time zone of the service",
  async (l) => {
    await show(<DateTime value={at} data-testid="at" />, l);
    await expect.element(shown).toHaveTextContent("21/11/2026 14:31:08");
    await expect.element(shown).toHaveAttribute("datetime", "2026-11-21T07:31:08.000Z");
  },
);

test.each([
  ["date", "21/11/2026"],
  ["time", "14:31"],
] as const)("shows only the %s", async (format, text) => {
  await show(<DateTime value={Date.parse(at)} format={format} data-testid="at" />);
  await expect.element(shown).toHaveTextContent(text);
});

test("an unreadable time is shown as a dash, without a dateTime attribute", async () => {
  await show(<DateTime value="yesterday" data-testid="at" />);
  await expect.element(shown).toHaveTextContent("–");
  await expect.element(shown).not.toHaveAttribute("datetime");
});
