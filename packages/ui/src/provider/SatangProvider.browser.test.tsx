import { createFakeBackend, exampleOf, hang, reply } from "@satang/api/testing";
import {
  createMemoryStore,
  createPageLocks,
  createSatangQueryClient,
} from "@satang/headless/provider";
import { useSession } from "@satang/headless/session";
import { useWallet } from "@satang/headless/wallet";
import { type Catalogue, joinWords, type WordsLoader } from "@satang/i18n";
import { money } from "@satang/story-kit/fake-money";
import { gone, type Override, refuse } from "@satang/story-kit/fake-wallet";
import { pollTime } from "@satang/story-kit/pass-time";
import { type ReactNode, StrictMode, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { depositWords } from "../flows/deposit/index.ts";
import { SessionGuard } from "../flows/session/index.ts";
import { WithdrawFlow, withdrawWords } from "../flows/withdraw/index.ts";
import { useI18n } from "../i18n/index.ts";
import { Money } from "../primitives/Money/index.ts";
import { SatangProvider, type SatangProviderProps } from "./SatangProvider.tsx";

const amount = page.getByRole("textbox", { name: "Amount" });
const ended = page.getByRole("alertdialog", { name: "Your session has ended" });
const expired = (id: "walletGet" | "lookupWithdraw" | "walletWithdrawAll") =>
  refuse(id, "EXPIRED_AUTH_TOKEN", { status: 401 });

/** Presses a button of the page below the modal. */
function pressBelow(name: string) {
  const button = page.getByRole("button", { name, includeHidden: true });
  button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
}

function Balance() {
  const { wallet, actions } = useWallet();
  const { state } = useSession();
  return (
    <section aria-label="Balance">
      <output aria-label="session">{state}</output>
      {wallet ? <Money amount={wallet.cash} currency={wallet.currency} /> : <p>no balance</p>}
      <button type="button" onClick={actions.retry}>
        Read again
      </button>
    </section>
  );
}

const Reader = () => <p>{useWallet().wallet?.currency}</p>;

/** A part of the page that reads when it is shown. */
function Later() {
  const [isShown, setShown] = useState(false);
  if (isShown) return <Reader />;
  return (
    <button type="button" onClick={() => setShown(true)}>
      Show more
    </button>
  );
}

function Guard({ seen }: { readonly seen: string[] }) {
  seen.push(useSession().state);
  return null;
}

const both = joinWords(depositWords, withdrawWords);
/** As the published words of the withdrawal; in the source, each loader has the whole language. */
const withoutDeposit: WordsLoader = async (locale) => {
  const { deposit: _, ...words } = await withdrawWords(locale);
  return words as Catalogue;
};

function DepositTitle() {
  const { t } = useI18n();
  return <output aria-label="title of the deposit">{t("deposit.title")}</output>;
}

type Props = SatangProviderProps & { readonly key?: string };

async function open(
  {
    key = "1001",
    guard,
    ...props
  }: Partial<Props> & Pick<Props, "getToken"> & { readonly guard?: ReactNode },
  overrides: Override[] = [],
) {
  const backend = createFakeBackend({ overrides: [...money(500), ...overrides] });
  const device = createMemoryStore();
  const inProvider = ({ key: shownKey = key, ...more }: Partial<Props> = {}) => (
    <StrictMode>
      <SatangProvider
        key={shownKey}
        baseUrl="https://wallet.example"
        fetch={backend.fetch}
        random={() => 0}
        storage={device}
        tabStorage={device}
        locks={createPageLocks()}
        locale="en"
        {...props}
        {...more}
      >
        {guard}
        <Balance />
        <WithdrawFlow open onOpenChange={() => undefined} />
      </SatangProvider>
    </StrictMode>
  );
  const screen = await render(inProvider());
  const tokens = () => new Set(backend.calls.map(({ headers }) => headers.get("authorization")));
  const rerender = (more: Partial<Props>) => screen.rerender(inProvider(more));
  return { backend, device, tokens, rerender };
}

test.each([
  ["at once", (): string => "token-1"],
  ["later", async (): Promise<string> => "token-1"],
] as const)(
  "a host that returns its token %s is signed in, and no call goes out before",
  async (_, getToken) => {
    const { tokens } = await open({ getToken });
    await expect.element(amount).toBeVisible();
    await expect.element(page.getByText("฿500.00").first()).toBeInTheDocument();
    expect(tokens()).toEqual(new Set(["Bearer token-1"]));
  },
);

test("until the host has answered it is not known who is signed in, so that no guard sends anybody away", async () => {
  const seen: string[] = [];
  let answer: (token: string | null) => void = () => undefined;
  const asked = new Promise<string | null>((resolve) => {
    answer = resolve;
  });
  await open({ getToken: () => asked, guard: <Guard seen={seen} /> });
  await expect.element(page.getByLabelText("session")).toHaveTextContent("unknown");
  answer("token-1");
  await expect.element(page.getByLabelText("session")).toHaveTextContent("signedIn");
  expect(new Set(seen)).toEqual(new Set(["unknown", "signedIn"]));
});

const needsMember = [
  refuse("walletGet", "UNAUTHORIZED", { status: 401 }),
  refuse("lookupWithdraw", "UNAUTHORIZED", { status: 401 }),
];

test.each([
  ["null", null],
  ["an empty text", ""],
  ["an object", { token: "token-1" }],
  ["a number", 7],
])(
  "a host that answers with %s has nobody signed in: a flow offers the log-in, and goes on after it",
  async (_, answer) => {
    let token = answer as string | null;
    const onUnauthorized = vi.fn();
    const onLogin = vi.fn(async () => {
      token = "token-1";
    });
    const { backend } = await open(
      { getToken: async () => token, onLogin, onUnauthorized },
      needsMember,
    );
    await expect.element(page.getByLabelText("session")).toHaveTextContent("signedOut");
    const login = page.getByRole("dialog").getByRole("button", { name: "Log in" });
    await expect.element(login).toBeVisible();
    await expect.element(ended).not.toBeInTheDocument();
    expect(onUnauthorized).toHaveBeenCalledOnce();
    backend.use(...money(500));
    await login.click();
    await expect.element(amount).toBeVisible();
    await expect.element(page.getByText("฿500.00").first()).toBeInTheDocument();
    expect(onLogin).toHaveBeenCalledOnce();
  },
);

const offline = page.getByRole("alertdialog", { name: "No connection" });

test.each([
  ["in a guard", true],
  ["without a guard", false],
])(
  "a host that cannot say who is signed in is no connection, with a retry, and on focus and with the line: %s",
  async (_, isGuarded) => {
    const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
    let answer: () => Promise<string> = () => Promise.reject(new Error("no network"));
    const getToken = vi.fn(() => answer());
    const onUnauthorized = vi.fn();
    const guard = isGuarded && (
      <SessionGuard visitor={<p>visitor</p>}>
        <p>member</p>
      </SessionGuard>
    );
    const { backend } = await open({ getToken, onUnauthorized, guard });
    await expect.element(offline).toBeVisible();
    await expect.element(page.getByLabelText("session")).toHaveTextContent("unknown");
    for (const ask of [
      () => offline.getByRole("button", { name: "Try again" }).click(),
      () => window.dispatchEvent(new Event("focus")),
      () => window.dispatchEvent(new Event("online")),
    ]) {
      const before = getToken.mock.calls.length;
      await ask();
      await expect.poll(() => getToken.mock.calls.length).toBeGreaterThan(before);
    }
    expect(backend.calls).toEqual([]);
    answer = async () => "token-1";
    window.dispatchEvent(new Event("online"));
    await expect.element(offline).not.toBeInTheDocument();
    await expect.element(amount).toBeVisible();
    if (isGuarded)
      await expect.element(page.getByText("member", { exact: true })).toBeInTheDocument();
    expect(onUnauthorized).not.toHaveBeenCalled();
    report.mockRestore();
  },
);

test("a rejected token that the host cannot renew is no connection: nothing is read, typed values stay, and it goes on by itself", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  const onUnauthorized = vi.fn();
  let answer = async () => "token-1";
  const { backend } = await open({ getToken: () => answer(), onUnauthorized, guard: <Later /> });
  await amount.fill("200");
  answer = () => Promise.reject(new Error("no network"));
  backend.use(expired("walletGet"));
  pressBelow("Read again");
  await expect.element(offline).toBeVisible();
  await expect.element(page.getByLabelText("session")).toHaveTextContent("signedIn");
  await expect.element(ended).not.toBeInTheDocument();
  const before = backend.calls.length;
  await offline.getByRole("button", { name: "Try again" }).click();
  pressBelow("Show more");
  await expect.poll(() => report.mock.calls.length).toBeGreaterThan(2);
  expect(backend.calls).toHaveLength(before);
  backend.use(...money(700));
  answer = async () => "token-2";
  window.dispatchEvent(new Event("online"));
  await expect.element(offline).not.toBeInTheDocument();
  await expect.element(page.getByText("฿700.00").first()).toBeInTheDocument();
  await expect.element(amount).toHaveValue("200");
  expect(onUnauthorized).not.toHaveBeenCalled();
  report.mockRestore();
});

test("a host that cannot be reached after its own log-in is no connection, and no second log-in is asked for", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  let answer = async (): Promise<string> => "token-1";
  const onLogin = vi.fn(async () => {
    answer = () => Promise.reject(new Error("no network"));
  });
  const { backend } = await open({ getToken: () => answer(), onLogin });
  await amount.fill("200");
  backend.use(expired("walletGet"));
  pressBelow("Read again");
  await ended.getByRole("button", { name: "Log in" }).click();
  await expect.element(offline).toBeVisible();
  await expect.element(ended).not.toBeInTheDocument();
  backend.use(...money(700));
  answer = async () => "token-2";
  await offline.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("฿700.00").first()).toBeInTheDocument();
  await expect.element(amount).toHaveValue("200");
  expect(onLogin).toHaveBeenCalledOnce();
  report.mockRestore();
});

test("a host that cannot be reached is asked again while the message is open", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let answer: () => Promise<string> = () => Promise.reject(new Error("no network"));
  await open({ getToken: () => answer() });
  await expect.element(offline).toBeVisible();
  answer = async () => "token-1";
  await pollTime(5_000, () => page.getByText("฿500.00").first().query()).not.toBeNull();
  await expect.element(offline).not.toBeInTheDocument();
  report.mockRestore();
});

test("after the message was closed, a host that can be reached again is found without a button", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  let answer: () => Promise<string> = () => Promise.reject(new Error("no network"));
  await open({ getToken: () => answer() });
  await expect.element(offline).toBeVisible();
  await offline.getByRole("button", { name: "Close" }).click();
  await expect.element(offline).not.toBeInTheDocument();
  answer = async () => "token-1";
  await pollTime(5_000, () => page.getByText("฿500.00").first().query()).not.toBeNull();
  report.mockRestore();
});

test("a message of a flow is a toast, without a provider of the host", async () => {
  await open({ getToken: () => "token-1" });
  await amount.fill("200");
  await page.getByRole("button", { name: /^Withdraw/ }).click();
  await expect.element(page.getByText(/is on its way to your bank account\./)).toBeVisible();
});

test("the theme reaches the flows, and another language keeps what was typed", async () => {
  const { rerender } = await open({ getToken: () => "token-1", theme: "river-day" });
  await amount.fill("200");
  const sheet = page.getByRole("dialog").element();
  expect(sheet.closest("[data-satang-theme]")).toHaveAttribute("data-satang-theme", "river-day");
  await rerender({ locale: "th", theme: "river-day" });
  await expect.element(page.getByRole("dialog", { name: "ถอน\u2060เงิน" })).toBeVisible();
  await expect.element(page.getByRole("textbox")).toHaveValue("200");
});

test("only the words of its flow are loaded, in each language, and typed values stay", async () => {
  const load = vi.fn(withdrawWords);
  const { rerender } = await open({ getToken: () => "token-1", words: load });
  await amount.fill("200");
  await expect.element(page.getByRole("dialog", { name: "Withdraw" })).toBeVisible();
  await rerender({ locale: "th" });
  await expect.element(page.getByRole("dialog", { name: "ถอน\u2060เงิน" })).toBeVisible();
  await expect.element(page.getByRole("textbox")).toHaveValue("200");
  expect(new Set(load.mock.calls.flat())).toEqual(new Set(["en", "th"]));
});

test("words that do not load are a message with a retry, and the page of the host stays", async () => {
  const load = vi.fn(withdrawWords).mockRejectedValueOnce(new TypeError("no chunk"));
  await open({ getToken: () => "token-1", locale: "th", words: load });
  const message = page.getByRole("status").filter({ hasText: "เชื่อมต่อไม่ได้" });
  await expect.element(message).toBeVisible();
  expect(message.element().closest("[lang]")).toHaveAttribute("lang", "th-TH");
  await page.getByRole("button", { name: "ลอง\u2060อีก\u2060ครั้ง" }).click();
  await expect.element(page.getByRole("dialog", { name: "ถอน\u2060เงิน" })).toBeVisible();
  await expect.element(message).not.toBeInTheDocument();
});

test("words that do not load are loaded by themselves when the line is back", async () => {
  const load = vi.fn(withdrawWords).mockRejectedValueOnce(new TypeError("no chunk"));
  await open({ getToken: () => "token-1", words: load });
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("dialog", { name: "Withdraw" })).toBeVisible();
});

test("a language that does not load leaves the one before, with what was typed, until the line is back", async () => {
  const load = vi.fn(withdrawWords);
  const { rerender } = await open({ getToken: () => "token-1", words: load });
  await amount.fill("200");
  load.mockRejectedValueOnce(new TypeError("no chunk"));
  await rerender({ locale: "th" });
  await expect.poll(() => load.mock.calls.flat()).toContain("th");
  await expect.element(page.getByRole("dialog", { name: "Withdraw" })).toBeVisible();
  await expect.element(amount).toHaveValue("200");
  window.dispatchEvent(new Event("online"));
  await expect.element(page.getByRole("dialog", { name: "ถอน\u2060เงิน" })).toBeVisible();
  await expect.element(page.getByRole("textbox")).toHaveValue("200");
});

test("words of more flows replace those that are shown, without a loss of typed values", async () => {
  const { rerender } = await open({
    getToken: () => "token-1",
    words: withoutDeposit,
    guard: <DepositTitle />,
  });
  await amount.fill("200");
  await expect
    .element(page.getByLabelText("title of the deposit"))
    .toHaveTextContent("deposit.title");
  await rerender({ words: both });
  await expect.element(page.getByLabelText("title of the deposit")).toHaveTextContent("Deposit");
  await expect.element(amount).toHaveValue("200");
});

test("a token that the service rejects is asked for again, and the member notices nothing", async () => {
  const onUnauthorized = vi.fn();
  let token = "token-1";
  const { backend, tokens } = await open({ getToken: async () => token, onUnauthorized });
  await expect.element(amount).toBeVisible();
  token = "token-2";
  backend.use(refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401, times: 1 }));
  pressBelow("Read again");
  await expect.poll(() => tokens().has("Bearer token-2")).toBe(true);
  await expect.element(page.getByText("฿500.00").first()).toBeInTheDocument();
  await expect.element(ended).not.toBeInTheDocument();
  expect(onUnauthorized).not.toHaveBeenCalled();
});

test("a session that ended takes the balances from the screen, asks for a log-in, and keeps what was typed", async () => {
  const onUnauthorized = vi.fn();
  let token = "token-1";
  const onLogin = vi.fn(async () => {
    token = "token-2";
  });
  const { backend, tokens } = await open({ getToken: () => token, onUnauthorized, onLogin });
  await amount.fill("200");
  backend.use(expired("walletGet"));
  pressBelow("Read again");
  await expect.element(ended).toBeVisible();
  await expect.element(page.getByText("no balance")).toBeInTheDocument();
  expect(onUnauthorized).toHaveBeenCalledOnce();
  const before = backend.calls.length;
  await expect.element(page.getByText("฿500.00")).not.toBeInTheDocument();
  backend.use(...money(700));
  await ended.getByRole("button", { name: "Log in" }).click();
  await expect.element(ended).not.toBeInTheDocument();
  await expect.element(amount).toHaveValue("200");
  await expect.element(page.getByText("฿700.00").first()).toBeInTheDocument();
  expect(onLogin).toHaveBeenCalledOnce();
  expect(
    backend.calls.slice(before).map(({ headers }) => headers.get("authorization")),
  ).not.toContain(null);
  expect(tokens()).toEqual(new Set(["Bearer token-1", "Bearer token-2"]));
});

test("where the host does not say how to log in, the console names it, the dialog can be closed, and the page is used", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  let token = "token-1";
  const { backend } = await open({ getToken: () => token });
  await amount.fill("200");
  backend.use(expired("walletGet"));
  pressBelow("Read again");
  await expect.element(ended).toBeVisible();
  expect(warn.mock.calls.flat().join()).toMatch(/no onLogin.*Pass onLogin/);
  warn.mockRestore();
  await ended.getByRole("button", { name: "Try again" }).click();
  await expect.element(ended).toBeVisible();
  await ended.getByRole("button", { name: "Close" }).click();
  await expect.element(ended).not.toBeInTheDocument();
  await expect.element(page.getByText("no balance")).toBeInTheDocument();
  // The member has logged in on the host's own page.
  token = "token-2";
  backend.use(...money(700));
  window.dispatchEvent(new Event("focus"));
  await expect.element(page.getByText("฿700.00").first()).toBeInTheDocument();
  await expect.element(amount).toHaveValue("200");
  backend.use(expired("walletGet"));
  pressBelow("Read again");
  await expect.element(ended).toBeVisible();
});

test("another key is another member: nothing of the one before is shown, also with one cache of the host", async () => {
  const queryClient = createSatangQueryClient();
  const { backend, rerender } = await open({ key: "1001", getToken: () => "token-1", queryClient });
  await expect.element(page.getByText("฿500.00").first()).toBeInTheDocument();
  backend.use(hang("walletGet"));
  await rerender({ key: "1002", getToken: () => "token-2" });
  await expect
    .poll(() => backend.calls.at(-1)?.headers.get("authorization"))
    .toBe("Bearer token-2");
  await expect.poll(() => document.body.textContent).toContain("no balance");
  expect(document.body.textContent).not.toContain("500.00");
});

/** A wallet of the member of the token. */
const walletByToken = reply("walletGet", ({ headers }) => {
  const isSecond = headers.get("authorization") === "Bearer token-of-1002";
  const example = exampleOf("walletGet");
  const profile = { ...example.profile, _id: isSecond ? "1002" : "1001" };
  return { ...example, profile, wallet: { amount: isSecond ? 700 : 500 } };
});

test.each([
  ["at once", (token: () => string) => token],
  ["later", (token: () => string) => async () => token()],
] as const)(
  "a host that signs another member in without another key shows that member alone: token %s",
  async (_, getTokenOf) => {
    let token = "token-1";
    const { device, tokens } = await open({ getToken: getTokenOf(() => token) }, [walletByToken]);
    await expect.element(page.getByText("฿500.00").first()).toBeInTheDocument();
    device.write("sent-slips", '["0141234567890"]');
    await amount.fill("200");
    token = "token-of-1002";
    window.dispatchEvent(new Event("focus"));
    await expect.poll(() => document.body.textContent).toContain("฿700.00");
    expect(document.body.textContent).not.toContain("500.00");
    expect(device.read("sent-slips")).toBeUndefined();
    expect(tokens()).toEqual(new Set(["Bearer token-1", "Bearer token-of-1002"]));
  },
);

test("a site that is shut down is reported to the host once", async () => {
  const onGone = vi.fn();
  await open({ getToken: () => "token-1", onGone }, [gone()]);
  await expect.poll(() => onGone.mock.calls.length).toBe(1);
});
