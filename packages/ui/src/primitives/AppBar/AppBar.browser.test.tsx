import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { LogoutIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { AppBar } from "./AppBar.tsx";
import { BrandName } from "./BrandName.tsx";
import { ProfileLink } from "./ProfileLink.tsx";

describeConformance(AppBar, {
  otherParts: ["name"],
  props: { brand: "Satang" },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

test("keeps brand, profile and log out on the smallest phone, also with a long name", async () => {
  await page.viewport(320, 568);
  await show(
    <AppBar brand={<BrandName name="Satang" link={<a href="#home">First page</a>} />}>
      <ProfileLink name={"สมชายใจดีศรีสุข".repeat(4)} href="#me" />
      <IconButton label="Log out">
        <LogoutIcon />
      </IconButton>
    </AppBar>,
    "th",
  );
  const logout = page.getByRole("button", { name: "Log out" });
  await expect.element(logout).toBeVisible();
  expect(logout.element().getBoundingClientRect().right).toBeLessThanOrEqual(320);
  await expect.element(page.getByRole("link", { name: "Satang" })).toHaveAttribute("href", "#home");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await expectAccessible();
  await page.viewport(390, 844);
});

test("on the smallest phone the member is an avatar without a cut letter, and the link keeps the name", async () => {
  await page.viewport(320, 568);
  await show(
    <AppBar brand={<BrandName name="Satang" />}>
      <ProfileLink name="สมชาย ใจดี" href="#me" />
    </AppBar>,
  );
  const link = page.getByRole("link", { name: "สมชาย ใจดี" }).element();
  const { left, right } = link.getBoundingClientRect();
  const avatar = link.firstElementChild?.getBoundingClientRect();
  if (!avatar) throw new Error("there is no avatar");
  expect(right - avatar.right).toBeCloseTo(avatar.left - left, 0);
  await page.viewport(390, 844);
});
