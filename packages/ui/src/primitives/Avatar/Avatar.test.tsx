import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { Avatar } from "./index.ts";

test("a letter stands for the name beside it, and says nothing itself", async () => {
  await render(
    <p>
      <Avatar name="เอกชัย" /> เอกชัย
    </p>,
  );
  await expect.element(page.getByText("อ", { exact: true })).toHaveAttribute("aria-hidden", "true");
  await expectAccessible();
});
