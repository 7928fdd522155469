import { createRef } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { Card } from "./index.ts";

test("it is the element it should be, and lends it", async () => {
  const ref = createRef<HTMLDivElement>();
  await render(
    <Card ref={ref} as="section" aria-label="Wallet" className="own" elevation="raised">
      Money
    </Card>,
  );
  const card = page.getByRole("region", { name: "Wallet" });
  await expect.element(card).toHaveClass("own");
  expect(ref.current).toBe(card.element());
  await expectAccessible();
});
