import { expectAccessible } from "@satang/story-kit/axe";
import { expectCriticalToast } from "@satang/story-kit/critical-toast";
import { money } from "@satang/story-kit/fake-money";
import { exampleOf, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { InviteFlow } from "./InviteFlow.tsx";

const noBanners = reply("inviteBanners", { banners: [] });
const receive = page.getByRole("button", { name: "Claim" });
const modal = page.getByRole("dialog", { name: "Invite friends" });

async function open(...overrides: Override[]) {
  const onOpenChange = vi.fn();
  const wallet = await showMoney(<InviteFlow open onOpenChange={onOpenChange} />, {
    overrides: [
      ...money(500),
      reply("walletGet", {
        ...exampleOf("walletGet"),
        invite: { amount: 1_640, success: 82, fail: 18 },
      }),
      ...overrides,
    ],
  });
  return { ...wallet, onOpenChange };
}

/** An app, with the buttons of a device. */
function Host({ onAsked }: { readonly onAsked: (open: boolean) => void }) {
  const [open, setOpen] = useState(true);
  const change = (next: boolean) => {
    onAsked(next);
    setOpen(next);
  };
  return (
    <>
      <InviteFlow open={open} onOpenChange={change} />
      <button type="button" data-testid="back" onClick={() => setOpen(false)} />
      <button type="button" data-testid="open" onClick={() => setOpen(true)} />
    </>
  );
}

test("link, bonus, percentages and friends are shown", async () => {
  await open(noBanners);
  await expect.element(page.getByText(/\/register\?code=PR/)).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Invite bonus ready" })).toBeVisible();
  await expect.element(page.getByText("Friends who qualified 82%")).toBeVisible();
  await expect.element(page.getByText("Not yet qualified 18%")).toBeVisible();
  const friend = page.getByRole("list", { name: "Friends who joined" }).getByRole("listitem");
  await expect.element(friend).toMatchTextContent(/สมหญิง.*20\/11\/2026 18:05:12.*\+25\.00/);
  await expectAccessible();
});

test("a friend's name of 900,000 letters is shortened between its letters", async () => {
  const name = "ที่".repeat(300_000);
  const { invites } = exampleOf("inviteList");
  const long = invites.map((invite) => ({ ...invite, from: { name } }));
  await open(noBanners, reply("inviteList", { invites: long, total: long.length }));
  const friend = page.getByRole("list", { name: "Friends who joined" }).getByRole("listitem");
  await expect.element(friend).toMatchTextContent(/(?:ที่){60,}…/);
  expect(document.body.textContent.length).toBeLessThan(5_000);
});

test("the banners come first, sanitised, and closing them opens the modal", async () => {
  const banners = [
    { image: "javascript:alert(1)", html: "<p>Bring <b>friends</b><script>x</script></p>" },
    { image: "https://elsewhere.example/spy.png", html: "<p>Two</p>" },
  ];
  const { onOpenChange } = await open(reply("inviteBanners", { banners }));
  await expect.element(page.getByText("Bring friends")).toBeVisible();
  await expect.element(receive).not.toBeInTheDocument();
  expect(modal.element().querySelectorAll("img, script")).toHaveLength(0);
  await expectAccessible();
  await page.getByRole("button", { name: "Close" }).click();
  await expect.element(receive).toBeVisible();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("the back button on the banners opens the modal, unless a link of a banner was followed", async () => {
  const html = '<p>Read <a href="#more">more</a></p>';
  const opened = vi.fn();
  // The modal makes the page behind it inert, as the back button of a device is outside of the page.
  const act = (id: string) => (page.getByTestId(id).element() as HTMLElement).click();
  await showMoney(<Host onAsked={opened} />, {
    overrides: [...money(500), reply("inviteBanners", { banners: [{ image: "", html }] })],
  });
  await expect.element(page.getByRole("link", { name: "more" })).toBeVisible();
  act("back");
  await expect.element(receive).toBeVisible();
  expect(opened).toHaveBeenCalledExactlyOnceWith(true);

  act("back");
  await expect.element(modal).not.toBeInTheDocument();
  act("open");
  await page.getByRole("link", { name: "more" }).click();
  act("back");
  await expect.element(modal).not.toBeInTheDocument();
  expect(opened).toHaveBeenCalledOnce();

  act("open");
  await expect.element(page.getByRole("link", { name: "more" })).toBeVisible();
});

test("the link is copied, and a failed copy is announced and leaves it selectable", async () => {
  await open(noBanners);
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  const copy = page.getByRole("button", { name: "Copy link" });
  await copy.click();
  await expect.element(page.getByText(/^copied: http.*code=PR/)).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toMatch(/\/register\?code=PR/);
  write.mockRejectedValue(new Error("denied"));
  const exec = vi.spyOn(document, "execCommand").mockReturnValue(false);
  await copy.click();
  await expect.element(page.getByText(/Failed to copy/)).toBeVisible();
  write.mockRestore();
  exec.mockRestore();
});

test("a double tap receives the bonus once, and the member reads that it is in the wallet", async () => {
  const { sent } = await open(noBanners);
  await receive.dblClick();
  await expect.element(page.getByText("The invite bonus is in your wallet.")).toBeVisible();
  expect(sent("inviteReceiveBonus")).toHaveLength(1);
});

test.each([
  ["INVITE_COLLECT", "The invite bonus has already been claimed."],
  ["INVITE_INACTIVE", "Invite bonuses are closed at the moment."],
  ["NO_INVITE_BONUS", "There is no invite bonus to claim."],
  ["NO_INVITEE_PLAY_INFO", "The friends you invited haven’t played yet."],
  ["INVITE_BONUS_FAIL", "The invite bonus couldn’t be claimed."],
] as const)("the refusal %s is a red toast, and the modal stays", async (code, text) => {
  await open(noBanners, refuse("inviteReceiveBonus", code));
  await receive.click();
  await expectCriticalToast(text);
  await expect.element(receive).toBeVisible();
});
