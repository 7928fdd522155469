import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { CloseIcon } from "../Icon/index.ts";
import { IconButton } from "./index.ts";

test("an icon alone has a name and 44 px", async () => {
  await render(
    <IconButton label="Close">
      <CloseIcon />
    </IconButton>,
  );
  const close = page.getByRole("button", { name: "Close" });
  const { width, height } = close.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await expectAccessible();
});
