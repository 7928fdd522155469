import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Notice } from "./index.ts";

describeConformance(Notice, {
  otherParts: ["action"],
  props: { title: "Title", children: "Body" },
  skip: { disabled: NOT_A_CONTROL },
});

test("only a notice with live is announced", async () => {
  await render(
    <>
      <Notice>Quiet</Notice>
      <Notice live="polite" tone="positive">
        Your money is safe
      </Notice>
      <Notice live="assertive" tone="critical" title="Failed">
        At least 100 baht
      </Notice>
    </>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("Your money is safe");
  await expect.element(page.getByRole("alert")).toHaveTextContent("FailedAt least 100 baht");
  await expectAccessible();
});
