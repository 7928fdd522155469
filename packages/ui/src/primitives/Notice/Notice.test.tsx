import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { Notice } from "./index.ts";

test("only a notice that is told to speaks up", async () => {
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
