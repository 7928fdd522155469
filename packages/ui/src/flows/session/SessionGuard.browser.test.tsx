import { createTokenStore, SatangProvider } from "@satang/headless/provider";
import { useSession } from "@satang/headless/session";
import { useWallet } from "@satang/headless/wallet";
import { money } from "@satang/story-kit/fake-money";
import {
  createFakeWallet,
  exampleOf,
  type FakeWalletOptions,
  gone,
  hang,
  refuse,
  reply,
} from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Money } from "../../primitives/Money/index.ts";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { SatangProvider as HostProvider } from "../../provider/index.ts";
import { WithdrawFlow } from "../withdraw/index.ts";
import { SessionGuard } from "./SessionGuard.tsx";

const amount = page.getByLabelText("Amount", { exact: true });
const ended = page.getByRole("dialog", { name: "Your session has ended" });
const visitor = page.getByRole("heading", { name: "Welcome, visitor" });
const expired = refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401, times: 1 });

/** Presses a button of the page, also below a modal. */
function press(name: string) {
  const button = page.getByRole("button", { name, includeHidden: true });
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

function Content() {
  const { wallet, actions } = useWallet();
  const session = useSession();
  return (
    <>
      <output aria-label="balance">
        {wallet ? <Money amount={wallet.cash} currency={wallet.currency} /> : "none"}
      </output>
      <button type="button" onClick={actions.retry}>
        Read again
      </button>
      <button type="button" onClick={session.actions.signOut}>
        Sign out
      </button>
      <WithdrawFlow presentation="inline" open onOpenChange={() => undefined} />
    </>
  );
}

const balance = page.getByLabelText("balance");

async function open({ overrides = [], ...options }: FakeWalletOptions = {}) {
  const wallet = createFakeWallet({ overrides: [...money(500), ...overrides], ...options });
  await show(
    <SatangProvider {...wallet.satang}>
      <ToastProvider>
        <SessionGuard visitor={<h1>Welcome, visitor</h1>}>
          <Content />
        </SessionGuard>
      </ToastProvider>
    </SatangProvider>,
  );
  return wallet;
}

/** A member who has typed an amount when the server ends the session. */
async function openEnded(options: FakeWalletOptions = {}) {
  const wallet = await open({ signedIn: true, ...options });
  await expect.element(balance).toHaveTextContent("฿500.00");
  await amount.fill("200");
  wallet.backend.use(expired);
  press("Read again");
  await expect.element(ended).toBeVisible();
  return wallet;
}

async function login() {
  await ended.getByRole("textbox", { name: "Phone number or username" }).fill("0812345678");
  await ended.getByLabelText("Password", { exact: true }).fill("satang-demo");
  await userEvent.keyboard("{Enter}");
}

test("a visitor sees no content of a member, and nothing of a member is read", async () => {
  const { backend } = await open();
  await expect.element(visitor).toBeVisible();
  await expect.element(balance).not.toBeInTheDocument();
  expect(backend.calls.map(({ id }) => id)).not.toContain("walletGet");
});

test("until it is known who is signed in, it shows what the host has for that", async () => {
  const { satang } = createFakeWallet();
  const tokens = { ...createTokenStore({ prefix: "unknown" }), isKnown: () => false };
  await show(
    <SatangProvider {...satang} tokens={tokens}>
      <SessionGuard visitor={<h1>Welcome, visitor</h1>} pending={<p>One moment</p>}>
        <Content />
      </SessionGuard>
    </SatangProvider>,
  );
  await expect.element(page.getByText("One moment")).toBeVisible();
  await expect.element(visitor).not.toBeInTheDocument();
  await expect.element(balance).not.toBeInTheDocument();
});

test("after the server has ended the session, the member logs in where they are, with what they typed", async () => {
  const { backend } = await openEnded();
  await expect.element(balance).toHaveTextContent("none");
  const before = backend.calls.length;
  backend.use(...money(700));
  await login();
  await expect.element(ended).not.toBeInTheDocument();
  await expect.element(balance).toHaveTextContent("฿700.00");
  await expect.element(amount).toHaveValue("200");
  expect(
    backend.calls
      .slice(before)
      .filter(({ id }) => id.startsWith("wallet"))
      .map(({ headers }) => headers.get("authorization")),
  ).not.toContain(null);
});

test("a login that is refused keeps the dialog, with the reason, and the content", async () => {
  const { backend } = await openEnded();
  backend.use(refuse("sessionLogin", "WRONG_CREDENTIAL", { times: 1 }));
  await login();
  await expect.element(ended.getByRole("alert")).toBeVisible();
  const before = backend.calls.length;
  await login();
  await expect.element(ended).not.toBeInTheDocument();
  await expect.element(amount).toHaveValue("200");
  expect(backend.calls[before]?.id).toBe("sessionLogin");
});

test("a press on the dialog's button while the login is under way sends it once", async () => {
  const { backend } = await openEnded();
  backend.use(hang("sessionLogin"));
  await login();
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.poll(() => backend.calls.filter(({ id }) => id === "sessionLogin")).toHaveLength(1);
});

test("another member who logs in there gets none of what the one before typed", async () => {
  const { backend } = await openEnded();
  const { profile, ...wallet } = exampleOf("walletGet");
  backend.use(reply("walletGet", { ...wallet, profile: { ...profile, _id: "another-member" } }));
  await login();
  await expect.element(ended).not.toBeInTheDocument();
  await expect.element(amount).toHaveValue("");
});

test("closing the dialog leaves the content", async () => {
  await openEnded();
  await ended.getByRole("button", { name: "Close" }).click();
  await expect.element(visitor).toBeVisible();
  await expect.element(amount).not.toBeInTheDocument();
});

test("a press outside of the dialog does not leave the content", async () => {
  await openEnded();
  document
    .elementFromPoint(4, 4)
    ?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  await userEvent.keyboard("{Tab}");
  await expect.element(ended).toBeVisible();
});

test("a member who signs out sees what a visitor sees, without a dialog", async () => {
  await open({ signedIn: true });
  await expect.element(balance).toHaveTextContent("฿500.00");
  press("Sign out");
  await expect.element(visitor).toBeVisible();
  await expect.element(ended).not.toBeInTheDocument();
});

test("where members log in here, one dialog asks for it, also when the host passes onLogin", async () => {
  const { backend } = createFakeWallet({ overrides: money(500) });
  const prefix = "guarded-";
  createTokenStore({ prefix }).write("token-1", { remember: false });
  const onLogin = vi.fn();
  await render(
    <HostProvider
      baseUrl="https://wallet.example"
      fetch={backend.fetch}
      prefix={prefix}
      locale="en"
      onLogin={onLogin}
    >
      <SessionGuard visitor={<h1>Welcome, visitor</h1>}>
        <Content />
      </SessionGuard>
    </HostProvider>,
  );
  await expect.element(balance).toHaveTextContent("฿500.00");
  await amount.fill("200");
  backend.use(expired);
  press("Read again");
  await expect.element(ended.getByLabelText("Password", { exact: true })).toBeVisible();
  expect(page.getByRole("alertdialog", { includeHidden: true }).query()).toBeNull();
  expect(page.getByRole("dialog", { includeHidden: true }).elements()).toHaveLength(1);
  await login();
  await expect.element(ended).not.toBeInTheDocument();
  await expect.element(amount).toHaveValue("200");
  expect(onLogin).not.toHaveBeenCalled();
});

test("after the site is shut down no content of a member is shown", async () => {
  const { backend } = await openEnded();
  backend.use(gone());
  await login();
  await expect.element(visitor).toBeVisible();
});
