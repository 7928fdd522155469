import {
  createFakeBackend,
  drop,
  exampleOf,
  type Override,
  refuse,
  reply,
  respondWith,
} from "@satang/api/testing";
import {
  createMemoryStore,
  createSatang,
  createTokenStore,
  SatangProvider,
} from "@satang/headless/provider";
import { afterEach, expect, test, vi } from "vitest";
import type { Locator } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BareQrDeposit } from "./bare-qr-deposit.tsx";

const inFiveMinutes = () => new Date(Date.now() + 300_000).toISOString();
const none = () => reply("qrcodeCurrent", { hasQrcode: false });
const shown = (changes: object = {}) =>
  reply("qrcodeCurrent", () => ({
    ...exampleOf("qrcodeCurrent"),
    expireIn: inFiveMinutes(),
    ...changes,
  }));

afterEach(() => void vi.useRealTimers());

async function open(overrides: Override[]) {
  const backend = createFakeBackend({ overrides });
  const device = createMemoryStore();
  const tokens = createTokenStore({
    prefix: crypto.randomUUID(),
    persistent: device,
    temporary: device,
  });
  tokens.write("token", { remember: true });
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: backend.fetch,
    tokens,
    storage: device,
    tabStorage: device,
  });
  const screen = await render(
    <SatangProvider {...satang}>
      <BareQrDeposit />
    </SatangProvider>,
  );
  const sent = (id: string) => backend.calls.filter((call) => call.id === id);
  const ask = async () => {
    await screen.getByLabelText("Amount in baht").fill("500");
    await screen.getByRole("button", { name: "Create QR" }).click();
  };
  return { screen, backend, sent, ask, alert: screen.getByRole("alert") };
}

/** Announcement, as time passes: on a slow machine a reading takes longer than the timers around it. */
const saidLater = (alert: Locator) =>
  expect.poll(
    async () => {
      await vi.advanceTimersByTimeAsync(5_000);
      return alert.element().textContent;
    },
    { timeout: 10_000 },
  );

test("a partner's plain HTML creates a QR, counts down and cancels, without our style sheet", async () => {
  const { screen, sent } = await open([
    reply("qrcodeCurrent", { hasQrcode: false }),
    reply("qrcodeCreate", () => ({
      ...exampleOf("qrcodeCreate", "created"),
      expireIn: inFiveMinutes(),
    })),
  ]);
  const create = screen.getByRole("button", { name: "Create QR" });
  await expect.element(create).toBeDisabled();
  await screen.getByLabelText("Amount in baht").fill("500");
  await create.click();

  await expect.element(screen.getByRole("img", { name: /QR code to pay/ })).toBeVisible();
  const left = screen.getByRole("timer", { name: "Time left to pay" });
  await expect.element(left).toBeVisible();
  expect(left.element().textContent).toMatch(/^0[45]:\d\d$/);
  expect(sent("qrcodeCreate").map(({ body }) => body)).toEqual([{ amount: 500 }]);

  await screen.getByRole("button", { name: "Cancel the QR" }).click();
  await expect.element(create).toBeVisible();
  expect(sent("qrcodeCancel")).toHaveLength(1);
});

test("when the server makes no QR, its own message is shown and the amount is kept", async () => {
  const { screen, ask, alert } = await open([
    none(),
    reply("qrcodeCreate", { hasQrcode: false, message: "The bank is closed until 02:00" }),
  ]);
  await ask();
  await expect.element(alert).toMatchTextContent("The bank is closed until 02:00");
  await expect.element(screen.getByLabelText("Amount in baht")).toHaveValue("500");
});

test("a refusal with a code shows its text", async () => {
  const { ask, alert } = await open([none(), refuse("qrcodeCreate", "QR_FAIL")]);
  await ask();
  await expect.element(alert).toMatchTextContent("No QR was made.");
});

test("a deposit that cannot be read says so and is read again", async () => {
  const { screen, backend, alert } = await open([
    respondWith("qrcodeCurrent", 200, { ...exampleOf("qrcodeCurrent"), expireIn: "soon" }),
  ]);
  await expect.element(alert).toHaveTextContent("The deposit could not be read.");
  backend.use(shown());
  await screen.getByRole("button", { name: "Look again" }).click();
  await expect.element(screen.getByRole("img")).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test("an expired QR is removed, and a message says so", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const expiresAt = Date.now() + 60_000;
  const { screen, alert } = await open([
    reply("qrcodeCurrent", () =>
      Date.now() < expiresAt
        ? { ...exampleOf("qrcodeCurrent"), expireIn: new Date(expiresAt).toISOString() }
        : { hasQrcode: false },
    ),
  ]);
  await expect.element(screen.getByRole("img")).toBeVisible();
  await vi.advanceTimersByTimeAsync(61_000);
  await expect.poll(() => alert.query()?.textContent, { timeout: 5_000 }).toMatch(/has expired/);
  await expect.element(screen.getByRole("button", { name: "Create QR" })).toBeVisible();
});

test("a QR that cannot be shown safely is never shown, and can be cancelled", async () => {
  const { screen, alert } = await open([shown({ qrcode: "<svg><script>1</script></svg>" })]);
  await expect.element(alert).toMatchTextContent("cannot be shown");
  await expect.element(screen.getByRole("button", { name: "Cancel the QR" })).toBeEnabled();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

test("a cancel that failed keeps the QR and says why", async () => {
  const { screen, alert } = await open([shown(), refuse("qrcodeCancel", "QR_FAIL")]);
  await screen.getByRole("button", { name: "Cancel the QR" }).click();
  await expect.element(alert).toMatchTextContent("could not be cancelled");
  await expect.element(screen.getByRole("img")).toBeVisible();
});

test("a lost reply is looked up, shown as unknown when nothing can be read, and can be sent again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { screen, backend, sent, ask, alert } = await open([
    none(),
    drop("qrcodeCreate", { times: 1 }),
  ]);
  await ask();
  await expect.poll(() => sent("qrcodeCreate")).toHaveLength(1);
  backend.use(drop("qrcodeCurrent"));
  await expect.element(alert).toMatchTextContent("checking whether there is a QR");
  await saidLater(alert).toContain("do not know yet whether there is a QR");
  expect(alert.element().textContent).not.toMatch(/fail/i);
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();

  backend.use(
    none(),
    reply("qrcodeCreate", () => ({
      ...exampleOf("qrcodeCreate", "created"),
      expireIn: inFiveMinutes(),
    })),
  );
  await screen.getByRole("button", { name: "Send it again" }).click();
  await expect.element(screen.getByRole("img")).toBeVisible();
  const keys = sent("qrcodeCreate").map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("after a cancel without a reply the QR is hidden until its state is known", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { screen, alert } = await open([shown(), drop("qrcodeCancel")]);
  await screen.getByRole("button", { name: "Cancel the QR" }).click();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
  await saidLater(alert).toContain("Do not pay with it");
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

test("after the member says that it is paid, a message thanks and another deposit can begin", async () => {
  const { screen, backend } = await open([shown()]);
  await screen.getByRole("button", { name: "I have transferred" }).click();
  await expect.element(screen.getByRole("status")).toMatchTextContent("within about a minute");
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("timer")).not.toBeInTheDocument();
  backend.use(none());
  await screen.getByRole("button", { name: "Deposit again" }).click();
  await expect.element(screen.getByRole("button", { name: "Create QR" })).toBeVisible();
});
