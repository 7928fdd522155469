import { usePlayStop } from "@satang/headless/protection";
import { SatangProvider, type SatangScopeOptions } from "@satang/headless/provider";
import { useSession } from "@satang/headless/session";
import { expect, type Mock, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import * as host from "./host.tsx";

/** Behaviour of a fragment on the page around it. */
type Fragment = {
  /** A part of its code that no other fragment has. */
  readonly has: string;
  /** Checks the page after it was rendered, with what the fragment exports. */
  readonly does: (exported: Readonly<Record<string, unknown>>) => Promise<unknown>;
};

const shows = (role: "dialog" | "heading" | "list" | "region", name: string | RegExp) => async () =>
  expect.element(page.getByRole(role, { name, exact: true }).first()).toBeVisible();

const calls =
  (button: RegExp, called: Mock, ...args: unknown[]) =>
  async () => {
    await page.getByRole("button", { name: button }).first().click();
    await expect
      .poll(() => called.mock.lastCall)
      .toEqual(args.length > 0 ? args : expect.anything());
  };

/** Names of the elements that were added to the page. */
const added: string[] = [];
new MutationObserver((changes) => {
  for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
    added.push(node.nodeName.toLowerCase());
}).observe(document.body, { childList: true });

const PlayStop = () => <output>{usePlayStop().isReading ? "reading" : "read"}</output>;

/** The settings are read from the store of the host, for the member who is signed in. */
async function readsFromStore({ satang }: Readonly<Record<string, unknown>>) {
  const options = satang as SatangScopeOptions;
  options.tokens?.write("token", { remember: false });
  await render(
    <SatangProvider {...options}>
      <PlayStop />
    </SatangProvider>,
  );
  await expect.poll(() => host.store.read).toHaveBeenCalledOnce();
  options.tokens?.clear();
}

function SignOut() {
  const { actions } = useSession();
  return (
    <button type="button" onClick={actions.signOut}>
      Sign out
    </button>
  );
}

/** The backend is informed of a sign-out. */
async function informsBackend({ satang }: Readonly<Record<string, unknown>>) {
  const options = satang as SatangScopeOptions;
  options.tokens?.write("token", { remember: false });
  const sent = vi.spyOn(globalThis, "fetch");
  await render(
    <SatangProvider {...options}>
      <SignOut />
    </SatangProvider>,
  );
  await page.getByRole("button", { name: "Sign out" }).click();
  const urls = () => sent.mock.calls.map(([request]) => new Request(request).url);
  await expect.poll(urls).toContain("https://wallet.example/api/logout");
  expect(options.tokens?.read()).toBeNull();
}

/** Every fragment of the documents. */
export const FRAGMENTS: readonly Fragment[] = [
  {
    has: "onEvent={(event)",
    does: async () => {
      await page.getByRole("button", { name: "Withdraw" }).click();
      // biome-ignore lint/suspicious/noConsole: the fragment logs the event
      expect(console.log).toHaveBeenCalledWith("withdraw", 200_00);
    },
  },
  { has: "protection: {", does: readsFromStore },
  { has: "session.logout(options)", does: informsBackend },
  { has: "<SessionGuard", does: calls(/^Deposit/, host.openDeposit) },
  { has: '<DepositFlow presentation="inline"', does: shows("region", "Deposit") },
  {
    has: "mount(document.body",
    does: async () => {
      await expect.poll(() => added).toContain("satang-deposit");
      expect(document.querySelector("satang-deposit")).toBeNull();
    },
  },
  { has: "<BonusFlow", does: shows("heading", "Bonus") },
  { has: "<DepositFlow open", does: shows("dialog", "Deposit") },
  { has: "<QrDepositFlow", does: shows("region", "Deposit") },
  { has: "<GameFlow", does: shows("dialog", /./) },
  { has: "<AgreementFlow", does: shows("dialog", "Agreement") },
  { has: "<InviteFlow", does: shows("dialog", "Invite friends") },
  { has: "<OpenOperations", does: shows("list", "Not confirmed yet") },
  { has: "<ProfileFlow", does: calls(/^Change password/, host.setForm, "password") },
  { has: "<PromotionFlow", does: shows("dialog", "Promotion") },
  { has: "<ProtectionFlow", does: shows("dialog", /limit/i) },
  { has: "<ReceiptFlow", does: shows("dialog", /./) },
  { has: "<RefundFlow", does: shows("dialog", "Refund") },
  { has: "<RegisterFlow", does: shows("heading", "What is your phone number?") },
  { has: "<SlipFlow", does: shows("dialog", "Send a slip") },
  { has: "<SpinFlow", does: shows("dialog", "Prize wheel") },
  { has: "<TransferFlow", does: shows("dialog", "Transfer") },
  {
    has: "<WalletPanel onDeposit={openDeposit} onWithdraw",
    does: calls(/^Withdraw/, host.openWithdraw),
  },
  { has: "<WithdrawFlow", does: shows("dialog", "Withdraw") },
];
