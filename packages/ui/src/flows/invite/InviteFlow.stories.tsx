import { MoneyScene, money } from "@satang/story-kit/fake-money";
import { drop, exampleOf, hang, type Override, refuse, reply } from "@satang/story-kit/fake-wallet";
import { found, waitForError } from "@satang/story-kit/found";
import { noPictures, pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { holdTime, skipDelays } from "@satang/story-kit/story-time";
import type { StoryContext } from "@storybook/react-vite";
import { useState } from "react";
import { InviteFlow } from "./InviteFlow.tsx";

const names = ["Nok", "Art", "Ploy", "Bee", "Ton"];
const friends = reply("inviteList", {
  total: 12,
  invites: names.map((name, index) => ({
    from: { name },
    amount: 40 * (index + 1),
    createdAt: `2026-11-2${1 - Math.min(index, 1)}T1${index}:12:40+07:00`,
  })),
});
const noBanners = reply("inviteBanners", { banners: [] });
const banners = reply("inviteBanners", {
  banners: [
    { image: "", html: "<p>ชวนเพื่อน รับคนละ <strong>25 บาท</strong></p>" },
    { image: "", html: "<p>เพื่อนเล่น คุณรับ <strong>1%</strong></p>" },
  ],
});
const wallet = reply("walletGet", {
  ...exampleOf("walletGet"),
  invite: { amount: 1_640, success: 82, fail: 18 },
});

function Invite({ overrides = [] }: { readonly overrides?: readonly Override[] }) {
  const [open, setOpen] = useState(true);
  return (
    <MoneyScene overrides={[...money(500), wallet, friends, noBanners, ...overrides]}>
      <InviteFlow
        open={open}
        onOpenChange={setOpen}
        registerUrl="https://wallet.example/register"
      />
    </MoneyScene>
  );
}

const meta = preview.meta({
  title: "Flows/Invite",
  component: Invite,
  beforeEach: holdTime,
  parameters: noPictures,
});

const press =
  (name: RegExp) =>
  async ({ canvasElement, userEvent }: StoryContext) => {
    const page = canvasElement.ownerDocument;
    await found(page, "[role=dialog] [data-part=link]");
    const button = [...page.querySelectorAll<HTMLElement>("[role=dialog] button")].find((one) =>
      name.test(one.textContent ?? ""),
    );
    if (button) await userEvent.click(button);
  };
const receive = press(/^(รับโบนัส|ຮັບໂບນັດ|Claim)/);

/** The link, the bonus that is ready, and the friends who joined. */
export const Open = meta.story({ parameters: pictures.screen });

/** The banners of the service come first; closing them opens the modal. */
export const Banners = meta.story({
  parameters: pictures.flow,
  args: { overrides: [banners] },
});

export const BannersLoading = meta.story({ args: { overrides: [hang("inviteBanners")] } });

/** Nobody has joined yet, and the service does not say percentages. */
export const NoFriends = meta.story({
  parameters: pictures.states,
  args: {
    overrides: [
      reply("inviteList", { invites: [], total: 0 }),
      reply("walletGet", { ...exampleOf("walletGet"), invite: { amount: 0 } }),
    ],
  },
});

export const Loading = meta.story({ args: { overrides: [hang("walletGet")] } });

export const ReadFailed = meta.story({
  args: { overrides: [drop("walletGet")] },
  play: waitForError,
});

/** The friends could not be read; link and bonus are there. */
export const FriendsFailed = meta.story({
  args: { overrides: [refuse("inviteList", "NO_DATA")] },
  play: waitForError,
});

export const Submitting = meta.story({
  args: { overrides: [hang("inviteReceiveBonus")] },
  play: receive,
});

/** A toast says that the bonus is in the wallet. */
export const Received = meta.story({ play: receive });

/** A refusal is a red toast, and the modal stays. */
export const Refused = meta.story({
  parameters: pictures.states,
  args: { overrides: [refuse("inviteReceiveBonus", "NO_INVITEE_PLAY_INFO")] },
  play: receive,
});

/** The reply was lost, and the first readings prove nothing. */
export const NotKnownYet = meta.story({
  args: { overrides: [drop("inviteReceiveBonus")] },
  beforeEach: skipDelays(1_000, 3_000),
  play: receive,
});
