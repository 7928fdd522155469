import { exampleOf, refuse, reply } from "@satang/api/testing";
import { afterEach, expect, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { Invite } from "./Invite.tsx";
import { type UseInviteOptions, useInvite } from "./use-invite.ts";

const Bare = (options: UseInviteOptions) => {
  const invite = useInvite(options);
  return (
    <Invite.Root value={invite}>
      <Invite.Link />
      <Invite.Share words={{ text: "Join" }}>Share</Invite.Share>
      <Invite.Receive>Receive</Invite.Receive>
      <p>
        {invite.state} {invite.operation.status}
      </p>
      <p>share {invite.isShareFailed ? "failed" : "well"}</p>
      <p>
        page {invite.friends.page} of {invite.friends.pageCount}
      </p>
      <button {...invite.friends.getNextProps()}>Next</button>
    </Invite.Root>
  );
};

const device = Object.getOwnPropertyDescriptor(navigator, "share");
const withShare = (share: unknown) =>
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
afterEach(() => {
  if (device) Object.defineProperty(navigator, "share", device);
  else Reflect.deleteProperty(navigator, "share");
});

const link = `${location.origin}/register?code=PR${exampleOf("walletGet").profile._id}`;

test("the member's link is shared with the sheet of the device; a closed sheet is no failure", async () => {
  const share = vi.fn().mockRejectedValue(new DOMException("closed", "AbortError"));
  withShare(share);
  const { screen } = await renderWithBackend(<Bare />);
  await expect.element(screen.getByText(link)).toBeVisible();
  await screen.getByRole("button", { name: "Share" }).click();
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: "Join", url: link });
  await expect.element(screen.getByText("share well")).toBeVisible();
  share.mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await screen.getByRole("button", { name: "Share" }).click();
  await expect.element(screen.getByText("share failed")).toBeVisible();
});

test("without a share sheet there is no button for it", async () => {
  withShare(undefined);
  const { screen } = await renderWithBackend(<Bare registerUrl="https://join.example/" />);
  await expect.element(screen.getByText(/^https:\/\/join\.example\/\?code=PR/)).toBeVisible();
  await expect.element(screen.getByRole("button", { name: "Share" })).not.toBeInTheDocument();
});

test("a double tap receives the bonus once, and wallet, statement and friends are read again", async () => {
  const onDone = vi.fn();
  const { screen, sent } = await renderWithBackend(<Bare onDone={onDone} />);
  await expect.element(screen.getByText("ready idle")).toBeVisible();
  const lists = sent("inviteList").length;
  await screen.getByRole("button", { name: "Receive" }).dblClick();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(sent("inviteReceiveBonus")).toHaveLength(1);
  await expect.poll(() => sent("inviteList").length).toBeGreaterThan(lists);
});

test("a refusal is reported to the host", async () => {
  const onFailed = vi.fn(() => true);
  const { screen } = await renderWithBackend(<Bare onFailed={onFailed} />, {
    overrides: [refuse("inviteReceiveBonus", "NO_INVITEE_PLAY_INFO")],
  });
  await screen.getByRole("button", { name: "Receive" }).click();
  await expect
    .poll(() => onFailed)
    .toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        status: "refused",
        error: expect.objectContaining({ code: "NO_INVITEE_PLAY_INFO" }),
      }),
    );
});

test("a list without a total has a next page while its pages are full", async () => {
  const [row] = exampleOf("inviteList").invites;
  const invites = Array.from({ length: 10 }, () => row as NonNullable<typeof row>);
  const { screen, sent, backend } = await renderWithBackend(<Bare />, {
    overrides: [reply("inviteList", { invites })],
  });
  await expect.element(screen.getByText("page 1 of 2")).toBeVisible();
  backend.use(reply("inviteList", { invites: invites.slice(0, 3) }));
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByText("page 2 of 2")).toBeVisible();
  expect(sent("inviteList").at(-1)?.body).toEqual({ page: 2, limit: 10 });
});
