import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CloseIcon } from "../Icon/index.ts";
import { IconButton } from "./index.ts";

describeConformance(IconButton, {
  props: { label: "Close", children: <svg aria-hidden="true" /> },
});

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

test("with asChild it styles and names a router's link", async () => {
  await render(
    <IconButton asChild label="Back">
      <a href="/home" className="own">
        <CloseIcon />
      </a>
    </IconButton>,
  );
  const link = page.getByRole("link", { name: "Back" });
  await expect.element(link).toHaveClass("own");
  expect(link.element().getBoundingClientRect().width).toBe(44);
  expect(link.element().querySelector("svg")).not.toBeNull();
});

test("disabled, it ignores presses; with an address it is a link", async () => {
  await render(
    <>
      <IconButton label="Close" disabled>
        <CloseIcon />
      </IconButton>
      <IconButton label="Home" href="/home">
        <CloseIcon />
      </IconButton>
    </>,
  );
  await expect.element(page.getByRole("button", { name: "Close" })).toBeDisabled();
  await expect.element(page.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/home");
});
