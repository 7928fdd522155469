import { expectAccessible } from "@satang/story-kit/axe";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { HowtoFlow } from "./HowtoFlow.tsx";

const videos = { wallet: "/nothing/wallet.mp4", bonus: "https://evil.test/bonus.mp4" };
const dialog = (name: string) => page.getByRole("dialog", { name });
const player = () => document.querySelector("[data-part='player']");

test("only the topics with an address are offered, and nothing is loaded before one opens", async () => {
  await show(<HowtoFlow videos={videos} />);
  const list = page.getByRole("list", { name: "How-to videos" });
  expect(list.getByRole("button").elements()).toHaveLength(2);
  expect(player()).toBeNull();
  await expectAccessible();
});

test("with the keyboard alone a video opens, and Escape returns to its row", async () => {
  await show(<HowtoFlow videos={{ wallet: "https://youtu.be/dQw4w9WgXcQ" }} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog("Use your wallet")).toBeVisible();
  await expect.poll(player).toHaveAttribute("title", "Use your wallet");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog("Use your wallet")).not.toBeInTheDocument();
  expect(player()).toBeNull();
  await expect.element(page.getByRole("button", { name: /Use your wallet/ })).toHaveFocus();
});

test("an address of another host loads nothing and says so", async () => {
  await show(<HowtoFlow videos={videos} />);
  await page.getByRole("button", { name: /Claim a bonus/ }).click();
  await expect.element(dialog("Claim a bonus").getByRole("alert")).toBeVisible();
  expect(player()).toBeNull();
});
