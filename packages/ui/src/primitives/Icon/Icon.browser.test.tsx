import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import type { ComponentProps } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { CopyIcon, icon, OfflineIcon } from "./index.ts";

describeConformance(CopyIcon, { folder: "Icon", props: {}, skip: { disabled: NOT_A_CONTROL } });

const Drop = ({ size, ...rest }: ComponentProps<"svg"> & { size?: number }) => (
  <svg {...rest} aria-label="Water" width={size} height={size} />
);

test("next to text it is hidden from screen readers, 20 px and in the text's colour", async () => {
  await render(
    <p style={{ color: "rgb(1, 2, 3)" }}>
      <CopyIcon /> Copy
    </p>,
  );
  await expect.element(page.getByRole("img")).not.toBeInTheDocument();
  const drawing = page.getByText("Copy").element().querySelector("svg");
  expect(drawing?.getBoundingClientRect().width).toBe(20);
  expect(drawing && getComputedStyle(drawing).stroke).toBe("rgb(1, 2, 3)");
  expect(drawing?.getAttribute("focusable")).toBe("false");
});

test("on its own it can be given a name", async () => {
  await render(<OfflineIcon aria-hidden={undefined} role="img" aria-label="Offline" />);
  await expect.element(page.getByRole("img", { name: "Offline" })).toBeVisible();
  await expectAccessible();
});

test("a drawing of the host becomes an icon like the others", async () => {
  const WaterIcon = icon(Drop);
  await render(<WaterIcon aria-hidden={undefined} role="img" size={32} />);
  const water = page.getByRole("img", { name: "Water" }).element();
  expect(water.getBoundingClientRect().width).toBe(32);
  expect(water.getAttribute("stroke-width")).toBe("1.9");
});
