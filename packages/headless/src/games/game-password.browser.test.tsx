import { drop, exampleOf, reply } from "@satang/api/testing";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { useSession } from "../session/index.ts";
import { useGame } from "./use-game.ts";

const withPassword = (password: string) =>
  reply("walletGameAccount", { ...exampleOf("walletGameAccount"), password });

function Page({ onLater }: { readonly onLater: (code: string) => void }) {
  const session = useSession();
  const isSignedIn = session.state === "signedIn";
  const game = useGame({
    code: "JOKER",
    inView: isSignedIn,
    onPasswordChangedLater: onLater,
  });
  return (
    <>
      <button {...game.getResetProps()}>Reset</button>
      <button type="button" onClick={game.actions.confirmReset}>
        Confirm
      </button>
      <button type="button" onClick={session.actions.signOut}>
        Sign out
      </button>
      <p>{game.reset.status}</p>
      <p>{session.state}</p>
    </>
  );
}

test("a new password with a lost reply is read again after 5 s, and no more when the member has signed out", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const onLater = vi.fn();
  const wallet = exampleOf("walletGet");
  const joker = { category: "slot", code: "JOKER", name: "Joker", isActive: true, amount: 0 };
  const { screen, backend, sent } = await renderWithBackend(<Page onLater={onLater} />, {
    overrides: [
      reply("walletGet", { ...wallet, slots: [joker] as never }),
      withPassword("old-one"),
      drop("walletResetGamePassword"),
    ],
  });
  const press = (name: string) => screen.getByRole("button", { name }).click();
  const says = (text: string) =>
    expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole("button", { name: "Reset" }))
    .not.toHaveAttribute("aria-disabled");
  await press("Reset");
  await says("asking");
  await press("Confirm");
  await says("outcomeUnknown");
  const readings = () => sent("walletGameAccount").length;
  const before = readings();
  vi.advanceTimersByTime(2_000);
  expect(readings()).toBe(before);
  vi.advanceTimersByTime(5_000);
  await expect.poll(readings).toBe(before + 1);
  await press("Sign out");
  await says("signedOut");
  backend.use(withPassword("new-one"));
  vi.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event("visibilitychange"));
  await says("signedOut");
  expect(readings()).toBe(before + 1);
  expect(onLater).not.toHaveBeenCalled();
});
