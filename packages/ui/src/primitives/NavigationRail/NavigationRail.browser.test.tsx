import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { BrandName } from "../AppBar/BrandName.tsx";
import { ProfileLink } from "../AppBar/ProfileLink.tsx";
import { HomeIcon, SpinIcon } from "../Icon/icons.ts";
import { NavigationRail } from "./NavigationRail.tsx";

describeConformance(NavigationRail, {
  otherParts: ["badge", "brand"],
  props: {
    groups: [
      [
        { id: "one", label: "One", icon: null, href: "#one" },
        { id: "two", label: "Two", icon: null, onClick: () => {} },
      ],
    ],
  },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED, className: CLOSED },
});

const groups = [
  [{ id: "home", label: "Home", icon: <HomeIcon />, href: "#home", current: true }],
  [{ id: "spin", label: "Spin wheel", icon: <SpinIcon />, badge: "3", onClick: () => {} }],
];

test("is at the side of a wide screen with links, buttons and the signed-in member", async () => {
  await page.viewport(1280, 800);
  await show(
    <NavigationRail
      brand={<BrandName name="Satang" size="large" href="#" />}
      groups={groups}
      footer={<ProfileLink name="Somchai Jaidee" label="Profile of Somchai Jaidee" href="#me" />}
    />,
  );
  const rail = page.getByRole("navigation", { name: "Main menu" });
  await expect
    .element(rail.getByRole("link", { name: "Home" }))
    .toHaveAttribute("aria-current", "page");
  await expect.element(rail.getByRole("button", { name: "Spin wheel 3" })).toBeVisible();
  await expect
    .element(page.getByRole("banner").getByRole("link", { name: "Profile of Somchai Jaidee" }))
    .toBeVisible();
  await expectAccessible();
  await page.viewport(390, 844);
});

test("the chosen entry is raised, not tinted with the accent, which is brown at night", async () => {
  await page.viewport(1280, 800);
  await show(<NavigationRail groups={groups} />);
  const chosen = page.getByRole("link", { name: "Home" }).element();
  const other = page.getByRole("button", { name: "Spin wheel 3" }).element();
  const [red, green, blue] = (getComputedStyle(chosen).backgroundColor.match(/\d+/g) ?? []).map(
    Number,
  );
  expect(blue).toBeGreaterThan(Math.max(red ?? 255, green ?? 255));
  expect(getComputedStyle(chosen).backgroundColor).not.toBe(
    getComputedStyle(other).backgroundColor,
  );
  await page.viewport(390, 844);
});
