import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Alert } from "./index.ts";

describeConformance(Alert, {
  otherParts: ["action"],
  props: { title: "Title", children: "Body" },
  skip: { disabled: NOT_A_CONTROL },
});

test("only an alert with live is announced", async () => {
  await render(
    <>
      <Alert>Quiet</Alert>
      <Alert live="polite" tone="positive">
        Your money is safe
      </Alert>
      <Alert live="assertive" tone="critical" title="Failed">
        At least 100 baht
      </Alert>
    </>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent("Your money is safe");
  await expect.element(page.getByRole("alert")).toHaveTextContent("FailedAt least 100 baht");
  await expectAccessible();
});
