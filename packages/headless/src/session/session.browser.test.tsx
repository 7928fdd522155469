import {
  createFakeBackend,
  drop,
  gone,
  hang,
  type Override,
  refuse,
  reply,
  respondWith,
} from "@satang/api/testing";
import { Activity } from "react";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import {
  createMemoryStore,
  createSatang,
  createTokenStore,
  type KeyValueStore,
  SatangProvider,
  type SignOutCall,
} from "../provider/index.ts";
import { useWallet } from "../wallet/index.ts";
import { useLogin } from "./use-login.ts";
import { useSession } from "./use-session.ts";

function Login({ onSignedIn }: { onSignedIn?: (path: string | null) => void }) {
  const login = useLogin(onSignedIn ? { onSignedIn } : {});
  return (
    <form aria-label="login" {...login.getFormProps()}>
      <input aria-label="username" {...login.getUsernameProps()} />
      <input aria-label="password" {...login.getPasswordProps()} />
      <input aria-label="remember" {...login.getRememberProps()} />
      <button {...login.getSubmitProps()}>go</button>
      <output aria-label="error">
        {login.error?.kind === "coded" ? login.error.code : (login.error?.kind ?? "none")}
      </output>
      <output aria-label="missing">{login.missing.join(" ") || "none"}</output>
      <output aria-label="reason">{login.reason?.code ?? "none"}</output>
    </form>
  );
}

function Guard() {
  const session = useSession();
  return (
    <>
      <output aria-label="session">{session.state}</output>
      <button type="button" onClick={() => session.actions.rememberWanted("/user/statement")}>
        want
      </button>
      <button type="button" onClick={session.actions.signOut}>
        sign out
      </button>
    </>
  );
}

function Balance() {
  const { wallet, readFailure } = useWallet();
  return <output aria-label="balance">{wallet?.cash ?? readFailure?.kind ?? "…"}</output>;
}

function device(overrides: Parameters<typeof createFakeBackend>[0] = {}) {
  const backend = createFakeBackend(overrides);
  const persistent = createMemoryStore();
  const temporary = createMemoryStore();
  const tokens = createTokenStore({ prefix: crypto.randomUUID(), persistent, temporary });
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    random: () => 0,
    tokens,
    storage: persistent,
    tabStorage: temporary,
  });
  return { backend, persistent, temporary, tokens, satang };
}

const sentLogouts = ({ calls }: ReturnType<typeof createFakeBackend>) =>
  calls.filter(({ id }) => id === "sessionLogout");

async function signIn(
  screen: Awaited<ReturnType<typeof render>>,
  username: string,
  password: string,
): Promise<void> {
  await screen.getByLabelText("username").fill(username);
  await screen.getByLabelText("password").fill(password);
  await screen.getByRole("button", { name: "go" }).click();
}

test("signing in removes what a member left who closed the tab", async () => {
  const { persistent, satang } = device({ overrides: [reply("sessionLogin", { token: "t-1" })] });
  const left = ["sent-slips", "last-deposit-way", "play-baseline", "chat.member.satang-1001.draft"];
  for (const key of left) persistent.write(key, "of the member before");
  const screen = await render(
    <SatangProvider {...satang}>
      <Login />
      <Guard />
    </SatangProvider>,
  );
  await signIn(screen, "0812345678", "secret-password");
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
  expect(persistent.keys().filter((key) => left.includes(key))).toEqual([]);
});

test("a box that a password manager sets without an event is part of the sign-in", async () => {
  const { persistent, satang } = device({ overrides: [reply("sessionLogin", { token: "t-1" })] });
  const screen = await render(
    <SatangProvider {...satang}>
      <Login />
      <Guard />
    </SatangProvider>,
  );
  await screen.getByLabelText("username").fill("0812345678");
  await screen.getByLabelText("password").fill("secret-password");
  const box = screen.getByLabelText("remember").element();
  Reflect.set(Object.getPrototypeOf(box), "checked", true, box);
  await screen.getByRole("button", { name: "go" }).click();
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
  expect(persistent.read("token")).toBe("t-1");
});

test("signing in stores the token in the chosen storage and returns to the wanted page", async () => {
  const { backend, satang, persistent } = device({
    overrides: [reply("sessionLogin", { token: "t-1" })],
  });
  const onSignedIn = vi.fn();
  const screen = await render(
    <SatangProvider {...satang}>
      <Guard />
      <Login onSignedIn={onSignedIn} />
    </SatangProvider>,
  );
  await screen.getByRole("button", { name: "want" }).click();
  await screen.getByLabelText("username").fill("081-234-5678");
  await screen.getByLabelText("password").fill("satang-demo");
  await screen.getByLabelText("remember").click();
  await screen.getByRole("button", { name: "go" }).click();
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
  expect(persistent.read("token")).toBe("t-1");
  expect(onSignedIn).toHaveBeenCalledExactlyOnceWith("/user/statement");
  expect(backend.calls.find((call) => call.id === "sessionLogin")?.body).toEqual({
    username: "0812345678",
    password: "satang-demo",
  });
});

test("the wanted page is remembered when the first reply of the server sets the clock back", async () => {
  const { satang } = device({ overrides: [reply("sessionLogin", { token: "t-1" })] });
  const onSignedIn = vi.fn();
  let ahead = 60_000;
  const screen = await render(
    <SatangProvider {...satang} clock={{ now: () => Date.now() + ahead }}>
      <Guard />
      <Login onSignedIn={onSignedIn} />
    </SatangProvider>,
  );
  await screen.getByRole("button", { name: "want" }).click();
  ahead = 0;
  await signIn(screen, "081-234-5678", "satang-demo");
  await expect.poll(() => onSignedIn).toHaveBeenCalledExactlyOnceWith("/user/statement");
});

test("a refused sign-in keeps the typed values, and the error is removed when the member types", async () => {
  const { satang } = device({ overrides: [refuse("sessionLogin", "WRONG_CREDENTIAL")] });
  const screen = await render(
    <SatangProvider {...satang}>
      <Login />
    </SatangProvider>,
  );
  await screen.getByRole("button", { name: "go" }).click();
  await expect.element(screen.getByLabelText("missing")).toHaveTextContent("username password");
  await signIn(screen, "0812345678", "wrong");
  await expect.element(screen.getByLabelText("error")).toHaveTextContent("WRONG_CREDENTIAL");
  await expect.element(screen.getByLabelText("password")).toHaveValue("wrong");
  await screen.getByLabelText("password").fill("wrong2");
  await expect.element(screen.getByLabelText("error")).toHaveTextContent("none");
});

test("a lost connection while signing in is an error", async () => {
  const { satang } = device({ overrides: [drop("sessionLogin")] });
  const screen = await render(
    <SatangProvider {...satang}>
      <Login />
    </SatangProvider>,
  );
  await signIn(screen, "0812345678", "p");
  await expect.element(screen.getByLabelText("error")).toHaveTextContent("network");
});

test("a call that loses the identity clears the device once, and the login has the reason", async () => {
  const { satang, tokens, persistent } = device({
    overrides: [refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401 })],
  });
  tokens.write("old", { remember: true });
  persistent.write("remember-agreement", "1");
  const page = (signedIn: boolean) => (
    <SatangProvider {...satang}>
      <Guard />
      {signedIn ? <Balance /> : <Login />}
    </SatangProvider>
  );
  const screen = await render(page(true));
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("expired");
  expect(tokens.read()).toBeNull();
  expect(persistent.read("remember-agreement")).toBeUndefined();
  await screen.rerender(page(false));
  await expect.element(screen.getByLabelText("reason")).toHaveTextContent("EXPIRED_AUTH_TOKEN");
});

test("gone on any call ends the session permanently, and so does the active lookup", async () => {
  for (const overrides of [[gone("walletGet")], [reply("lookupActive", { terminated: "gone" })]]) {
    const { satang, tokens } = device({ overrides });
    tokens.write("t", { remember: true });
    const isLogin = overrides[0]?.id === "lookupActive";
    const screen = await render(
      <SatangProvider {...satang}>
        <Guard />
        {isLogin ? <Login /> : <Balance />}
      </SatangProvider>,
    );
    await expect.element(screen.getByLabelText("session")).toHaveTextContent("terminated");
    await screen.unmount();
  }
});

test("the login form signs out a signed-in member; a page without it does not", async () => {
  const { satang, tokens } = device();
  tokens.write("t", { remember: true });
  const screen = await render(
    <SatangProvider {...satang}>
      <Guard />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
  expect(tokens.read()).toBe("t");
  const onSignedIn = vi.fn();
  await screen.rerender(
    <SatangProvider {...satang}>
      <Guard />
      <Login onSignedIn={onSignedIn} />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedOut");
  expect(tokens.read()).toBeNull();
  expect(onSignedIn).not.toHaveBeenCalled();
});

test("signing in removes what a visitor typed into a registration", async () => {
  const { satang, temporary } = device({ overrides: [reply("sessionLogin", { token: "t-1" })] });
  temporary.write("register-draft", JSON.stringify({ phone: "0899990001", name: "Somchai" }));
  const screen = await render(
    <SatangProvider {...satang}>
      <Guard />
      <Login />
    </SatangProvider>,
  );
  await screen.getByLabelText("username").fill("0812345678");
  await screen.getByLabelText("password").fill("satang-demo");
  expect(temporary.read("register-draft")).toBeDefined();
  await screen.getByRole("button", { name: "go" }).click();
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
  expect(temporary.read("register-draft")).toBeUndefined();
});

test("signing out removes token and balances and makes no call", async () => {
  const { satang, tokens, backend } = device();
  tokens.write("t", { remember: false });
  const screen = await render(
    <SatangProvider {...satang}>
      <Guard />
      <Balance />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("balance")).not.toHaveTextContent("…");
  const calls = backend.calls.length;
  await screen.getByRole("button", { name: "sign out" }).click();
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedOut");
  expect(tokens.read()).toBeNull();
  expect(backend.calls.length).toBe(calls);
});

/** Writes what the views of money keep in the tab of a member. */
const keepInTab = (tab: KeyValueStore) => {
  for (const key of ["receipt", "open-qr", "last-balance", "deposit-way"]) tab.write(key, "{}");
};

const dataIn = (tab: KeyValueStore) => tab.keys().filter((key) => key !== "session");

test("a tab that was away while another one signed out keeps nothing of the member", async () => {
  const { satang, temporary } = device();
  keepInTab(temporary);
  const screen = await render(
    <SatangProvider {...satang}>
      <Guard />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedOut");
  expect(temporary.keys()).toEqual([]);
});

test("a tab that was away while another member signed in keeps nothing of the first one", async () => {
  const { backend, persistent, temporary } = device();
  const visit = async (token: string) => {
    const tokens = createTokenStore({ prefix: crypto.randomUUID(), persistent, temporary });
    persistent.write("token", token);
    const satang = createSatang({
      baseUrl: "https://wallet.example",
      fetch: backend.fetch,
      tokens,
      storage: persistent,
      tabStorage: temporary,
    });
    const screen = await render(
      <SatangProvider {...satang}>
        <Guard />
      </SatangProvider>,
    );
    await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
    return screen;
  };
  await (await visit("t-1")).unmount();
  keepInTab(temporary);
  const kept = dataIn(temporary);
  await (await visit("t-1")).unmount();
  expect(dataIn(temporary)).toEqual(kept);
  await visit("t-2");
  expect(dataIn(temporary)).toEqual([]);
});

test("a tab that learns that another member has signed in keeps nothing of the first one", async () => {
  const { satang, persistent, temporary } = device();
  const tokens = createTokenStore({ prefix: "other.", persistent, temporary });
  tokens.write("t-1", { remember: true });
  const screen = await render(
    <SatangProvider {...satang} tokens={tokens}>
      <Guard />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
  keepInTab(temporary);
  persistent.write("token", "t-2");
  window.dispatchEvent(new StorageEvent("storage", { key: "other.token" }));
  await expect.poll(() => dataIn(temporary)).toEqual([]);
});

test("a storage event about the same token does not read the wallet again", async () => {
  const { satang, backend, persistent } = device();
  const tokens = createTokenStore({ prefix: "same.", persistent, temporary: createMemoryStore() });
  tokens.write("t", { remember: true });
  const screen = await render(
    <SatangProvider {...satang} tokens={tokens}>
      <Guard />
      <Balance />
    </SatangProvider>,
  );
  await expect.element(screen.getByLabelText("balance")).toHaveTextContent("125050");
  const reads = () => backend.calls.filter(({ id }) => id === "walletGet").length;
  window.dispatchEvent(new StorageEvent("storage", { key: "same.token" }));
  expect(reads()).toBe(1);
  persistent.write("token", "someone else's");
  window.dispatchEvent(new StorageEvent("storage", { key: "same.token" }));
  await expect.poll(() => reads()).toBe(2);
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
});

test.each([
  ["a sign-out", "signedOut"],
  ["a lost identity", "expired"],
] as const)(
  "%s removes the balance that the tab keeps for a server that does not answer",
  async (end, state) => {
    const { backend, satang, temporary, tokens } = device();
    tokens.write("t-1", { remember: true });
    const screen = await render(
      <SatangProvider {...satang}>
        <Guard />
        <Balance />
      </SatangProvider>,
    );
    await expect.poll(() => temporary.read("last-balance")).toContain("125050");
    if (end === "a sign-out") await screen.getByRole("button", { name: "sign out" }).click();
    else {
      backend.use(refuse("walletGet", "EXPIRED_AUTH_TOKEN", { status: 401 }));
      await satang.client.wallet.get();
    }
    await expect.element(screen.getByLabelText("session")).toHaveTextContent(state);
    expect(temporary.read("last-balance")).toBeUndefined();
  },
);

test.each<[string, Override]>([
  ["a reply", reply("sessionLogout", { message: "SUCCESS" })],
  ["a server error", respondWith("sessionLogout", 500, { message: "broken" })],
  ["an ended token", refuse("sessionLogout", "EXPIRED_AUTH_TOKEN", { status: 401 })],
  ["a lost line", drop("sessionLogout")],
  ["no reply", hang("sessionLogout")],
])("the service is informed once of a sign-out, which ends at once, with %s", async (_, answer) => {
  const { backend, satang, tokens } = device({ overrides: [answer] });
  tokens.write("t-0", { remember: true });
  const signOut: SignOutCall = (client, options) => client.session.logout(options);
  const screen = await render(
    <SatangProvider {...satang} signOut={signOut}>
      <Guard />
    </SatangProvider>,
  );
  await screen.getByRole("button", { name: "sign out" }).click();
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedOut");
  expect(tokens.read()).toBeNull();
  // The next member of the device, before the service has answered.
  tokens.write("t-1", { remember: true });
  await expect.poll(() => sentLogouts(backend).length).toBe(1);
  expect(sentLogouts(backend).map(({ headers }) => headers.get("authorization"))).toEqual([
    "Bearer t-0",
  ]);
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedOut");
  expect(tokens.read()).toBe("t-1");
});

test("a member can sign out of a provider that was hidden and is shown again", async () => {
  const { satang, tokens } = device();
  tokens.write("t", { remember: true });
  const page = (mode: "visible" | "hidden") => (
    <Activity mode={mode}>
      <SatangProvider {...satang}>
        <Guard />
      </SatangProvider>
    </Activity>
  );
  const screen = await render(page("visible"));
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
  await screen.rerender(page("hidden"));
  await expect.element(screen.getByLabelText("session")).not.toBeVisible();
  await screen.rerender(page("visible"));
  await screen.getByRole("button", { name: "sign out" }).click();
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedOut");
  expect(tokens.read()).toBeNull();
});

test("a host that throws when somebody signs in sees its error, and the member is signed in", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  const { satang } = device({ overrides: [reply("sessionLogin", { token: "t-1" })] });
  const failing = new Error("no page");
  const onSignedIn = () => {
    throw failing;
  };
  const screen = await render(
    <SatangProvider {...satang}>
      <Login onSignedIn={onSignedIn} />
      <Guard />
    </SatangProvider>,
  );
  await signIn(screen, "0812345678", "secret-password");
  await expect.element(screen.getByLabelText("session")).toHaveTextContent("signedIn");
  expect(report).toHaveBeenCalledExactlyOnceWith(failing);
  report.mockRestore();
});
