import { show } from "@satang/story-kit/show";
import type { ComponentProps, ReactElement } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ActionDrawer } from "../src/primitives/ActionDrawer/index.ts";
import { BrandName, ProfileLink } from "../src/primitives/AppBar/index.ts";
import { BottomNavigation } from "../src/primitives/BottomNavigation/index.ts";
import { Button } from "../src/primitives/Button/index.ts";
import { GameTile } from "../src/primitives/GameTile/index.ts";
import { IconButton } from "../src/primitives/IconButton/index.ts";
import { Link } from "../src/primitives/Link/index.ts";
import { Menu } from "../src/primitives/Menu/index.ts";
import { NavigationRail } from "../src/primitives/NavigationRail/index.ts";

const RouterLink = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a {...rest} href={to} />
);

const leadsTo = (href: string) => ({ id: "a", label: "Words", icon: null, href });
const linksTo = (href: string) => ({
  id: "a",
  label: "Words",
  icon: null,
  link: <RouterLink to={href} />,
});

const drawn: Record<string, (href: string) => ReactElement> = {
  Button: (href) => <Button href={href}>Words</Button>,
  "Button around a link": (href) => (
    <Button asChild>
      <a href={href}>Words</a>
    </Button>
  ),
  "Button around a router's link": (href) => (
    <Button asChild>
      <RouterLink to={href}>Words</RouterLink>
    </Button>
  ),
  IconButton: (href) => (
    <IconButton label="Words" href={href}>
      Words
    </IconButton>
  ),
  "IconButton around a link": (href) => (
    <IconButton label="Words" asChild>
      <a href={href}>Words</a>
    </IconButton>
  ),
  Link: (href) => <Link href={href}>Words</Link>,
  BottomNavigation: (href) => <BottomNavigation items={[leadsTo(href)]} />,
  "BottomNavigation with a router's link": (href) => <BottomNavigation items={[linksTo(href)]} />,
  NavigationRail: (href) => (
    <div style={{ display: "grid" }}>
      <NavigationRail groups={[[leadsTo(href)]]} />
    </div>
  ),
  ActionDrawer: (href) => <ActionDrawer open title="Actions" entries={[leadsTo(href)]} />,
  GameTile: (href) => <GameTile code="JOKER" name="Words" href={href} />,
  "GameTile with a router's link": (href) => (
    <GameTile code="JOKER" name="Words" link={<RouterLink to={href} />} />
  ),
  Menu: (href) => (
    <Menu trigger={<Button>More</Button>} items={[{ id: "a", label: "Words", href }]} />
  ),
  BrandName: (href) => <BrandName name="Words" href={href} />,
  "BrandName with a router's link": (href) => (
    <BrandName name="Words" link={<RouterLink to={href} />} />
  ),
  ProfileLink: (href) => <ProfileLink name="Words" href={href} />,
  "ProfileLink with a router's link": (href) => (
    <ProfileLink name="Words" link={<RouterLink to={href} />} />
  ),
};

const attacks = [
  "javascript:alert(1)",
  " \u0001JaVa\tscr\nipt\r:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
];

const warn = vi.spyOn(console, "warn");

beforeEach(() => void warn.mockReset().mockReturnValue());

async function draw(ui: ReactElement) {
  const screen = await show(ui);
  const menu = page.getByRole("button", { name: "More" });
  if (menu.elements().length > 0) await menu.click();
  await expect.element(page.getByText("Words").first()).toBeInTheDocument();
  return screen;
}

const addresses = () =>
  [...document.querySelectorAll("body [href]")].map((element) => element.getAttribute("href"));

test.each(Object.keys(drawn))(
  "%s renders no address that could run code, and warns developers",
  async (name) => {
    for (const attack of attacks) {
      const screen = await draw((drawn[name] as (href: string) => ReactElement)(attack));
      expect(addresses(), JSON.stringify(attack)).toEqual([]);
      expect(warn).toHaveBeenCalledWith(expect.stringContaining(JSON.stringify(attack)));
      await screen.unmount();
    }
  },
);

test.each(Object.keys(drawn))("%s follows an allowed address", async (name) => {
  await draw((drawn[name] as (href: string) => ReactElement)("/user/home?a=b:c"));
  expect(addresses()).toEqual(["/user/home?a=b:c"]);
  expect(warn).not.toHaveBeenCalled();
});
