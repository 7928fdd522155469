import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { show } from "../../../test/show.tsx";
import { LogoutIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { AppBar } from "./AppBar.tsx";
import { BrandName } from "./BrandName.tsx";
import { ProfileLink } from "./ProfileLink.tsx";

test("keeps brand, profile and log out on the smallest phone, however long the name", async () => {
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
