import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { BankBadge } from "./index.ts";

test("the same bank has the same letter however its code is written; nobody's has none", async () => {
  const { container } = await render(
    <p>
      <BankBadge code=" kbank " /> Kasikornbank <BankBadge code="" /> Another
    </p>,
  );
  const [known, unknown] = [...container.querySelectorAll("svg")];
  expect(known?.textContent).toBe("K");
  expect(unknown?.textContent).toBe("");
  await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  await expectAccessible();
});
