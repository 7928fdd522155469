import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import type { ComponentProps, MouseEvent } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../Button/Button.tsx";
import { DepositIcon, RefreshIcon } from "../Icon/icons.ts";
import { ActionDrawer } from "./ActionDrawer.tsx";

describeConformance(ActionDrawer, {
  otherParts: ["badge", "detail"],
  props: {
    defaultOpen: true,
    title: "Title",
    entries: [
      { id: "one", label: "One", icon: null, href: "#one" },
      { id: "two", label: "Two", icon: null, onClick: () => {} },
    ],
  },
  root: "[role=dialog]",
  skip: { ref: CLOSED, restProps: CLOSED, className: CLOSED, disabled: NOT_A_CONTROL },
});

const drawer = page.getByRole("dialog", { name: "What next?" });

test("closes when an entry is chosen, unless the entry keeps it open to show its result", async () => {
  const onDeposit = vi.fn();
  const onRefresh = vi.fn();
  await show(
    <ActionDrawer
      trigger={<Button>Actions</Button>}
      title="What next?"
      entries={[
        { id: "d", label: "Deposit", icon: <DepositIcon />, tone: "accent", onClick: onDeposit },
        {
          id: "r",
          label: "Refresh",
          icon: <RefreshIcon />,
          detail: "13,810.75",
          afterClick: "stay",
          onClick: onRefresh,
        },
      ]}
    />,
  );
  await page.getByRole("button", { name: "Actions" }).click();
  await expectAccessible();
  await drawer.getByRole("button", { name: "Refresh 13,810.75" }).click();
  expect(onRefresh).toHaveBeenCalledOnce();
  await expect.element(drawer).toBeVisible();
  await drawer.getByRole("button", { name: "Deposit" }).click();
  expect(onDeposit).toHaveBeenCalledOnce();
  await expect.element(drawer).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Actions" })).toHaveFocus();
});

const RouterLink = ({ to, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a {...rest} href={to} />
);

test("a router's link closes it too, also with its own onClick, and a disabled entry is not a link", async () => {
  const onTrack = vi.fn();
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onTrack();
  };
  await show(
    <ActionDrawer
      defaultOpen
      title="What next?"
      entries={[
        {
          id: "b",
          label: "Bonus",
          icon: <DepositIcon />,
          link: <RouterLink to="#bonus" onClick={follow} />,
        },
        {
          id: "o",
          label: "Off",
          icon: <RefreshIcon />,
          link: <RouterLink to="#off" />,
          disabled: true,
        },
      ]}
    />,
  );
  await expect.element(drawer.getByRole("button", { name: "Off" })).toBeDisabled();
  await drawer.getByRole("link", { name: "Bonus" }).click();
  expect(onTrack).toHaveBeenCalledOnce();
  await expect.element(drawer).not.toBeInTheDocument();
});
