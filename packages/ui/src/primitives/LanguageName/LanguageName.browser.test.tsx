import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LanguageName } from "./index.ts";

describeConformance(LanguageName, {
  props: { locale: "th" as const },
  skip: { disabled: NOT_A_CONTROL },
});

test.each([
  ["th", "ไทย", "th"],
  ["la", "ລາວ", "lo"],
  ["en", "English", "en"],
] as const)("%s is named %s and has its own lang attribute", async (locale, name, voice) => {
  await render(<LanguageName locale={locale} />);
  const lang = page.getByText(name).element().getAttribute("lang");
  expect(lang?.split("-")[0]).toBe(voice);
});
