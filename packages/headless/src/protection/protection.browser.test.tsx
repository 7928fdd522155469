import { exampleOf, type Override, reply } from "@satang/api/testing";
import { breakOfDays, NO_PROTECTION } from "@satang/machines/protection";
import { describe, expect, it, test, vi } from "vitest";
import { ProtectionExample } from "../../examples/protection.tsx";
import { createDevice, renderWithBackend } from "../../test/render-with-backend.tsx";
import { createTestClock } from "../../test/test-clock.ts";
import { useSession } from "../session/index.ts";
import { createDeviceProtectionStore } from "./protection-store.ts";
import { type ProtectionStatusView, useProtectionStatus } from "./use-protection-status.ts";

const MINUTE = 60_000;
const NOON = Date.parse("2026-11-21T12:00:00+07:00");

const depositOf = (amount: number, at: number, status = "SUCCESS") => ({
  statementType: "deposit" as const,
  from: "SCB",
  to: "wallet",
  amount,
  status,
  createdAt: new Date(at).toISOString(),
});
const statementOf = (...statements: ReturnType<typeof depositOf>[]) =>
  reply("statementList", { total: statements.length, statements });
const walletOf = (amount: number) =>
  reply("walletGet", { ...exampleOf("walletGet"), wallet: { amount }, slots: [] });

function Page() {
  const { isSignedIn, actions } = useSession();
  return (
    <>
      {isSignedIn && <ProtectionExample />}
      <button type="button" onClick={actions.signOut}>
        Sign out
      </button>
    </>
  );
}

async function open({
  device = createDevice(),
  clock = createTestClock(NOON),
  overrides = [statementOf(), walletOf(1_000)],
}: Partial<{
  device: ReturnType<typeof createDevice>;
  clock: ReturnType<typeof createTestClock>;
  overrides: Override[];
}> = {}) {
  const page = await renderWithBackend(<Page />, {
    device: { ...device, clock },
    overrides,
  });
  const minutes = page.screen.getByLabelText("Minutes in this session");
  return {
    ...page,
    device,
    clock,
    minutes,
    button: (name: string) => page.screen.getByRole("button", { name }),
    /** The member is in the wallet for so many minutes. */
    play: async (count: number) => {
      await expect.element(minutes).not.toHaveTextContent("…");
      for (let minute = 0; minute < count; minute += 10) {
        clock.skip(Math.min(10, count - minute) * MINUTE);
        window.dispatchEvent(new Event("focus"));
      }
    },
  };
}

describe("a reality check", () => {
  it("comes after 60 minutes with the sums of the session, and once only", async () => {
    const { screen, backend, clock, device, minutes, play, button } = await open();
    await play(0);
    clock.skip(15_000);
    window.dispatchEvent(new Event("focus"));
    await expect.poll(() => device.storage.keys()).toContain("play-baseline");
    await play(50);
    expect(screen.getByRole("alertdialog").query()).toBeNull();
    backend.use(statementOf(depositOf(1_500, NOON + 20 * MINUTE)), walletOf(2_180));
    await play(12);
    await expect.element(minutes).toHaveTextContent("62");
    await expect.element(screen.getByText("Deposited: 150000")).toBeVisible();
    await expect.element(screen.getByText("Result: -32000")).toBeVisible();
    await button("Go on").click();
    await expect.element(screen.getByRole("alertdialog")).not.toBeInTheDocument();
    await play(10);
    await expect.element(minutes).toHaveTextContent("72");
    expect(screen.getByRole("alertdialog").query()).toBeNull();
  });

  it("shows no sums of rows that may not be all", async () => {
    const row = depositOf(5, NOON + MINUTE);
    const { screen, play } = await open({
      overrides: [reply("statementList", { total: 5_000, statements: [row] }), walletOf(1_000)],
    });
    await play(60);
    await expect.element(screen.getByText("The sums are not known.")).toBeVisible();
    expect(screen.getByText(/Deposited/).query()).toBeNull();
  });
});

describe("a limit for deposits", () => {
  it("refuses what is above it, with the deposits of today, and becomes looser after a day", async () => {
    const { screen, button, clock } = await open({
      overrides: [statementOf(depositOf(100, NOON - MINUTE)), walletOf(1_000)],
    });
    const limit = screen.getByLabelText("Deposit limit");
    await expect.element(screen.getByText("Deposit of 300: allowed")).toBeVisible();
    await button("At most 500 a day").click();
    await expect.element(limit).toHaveTextContent("50000");
    await expect.element(screen.getByText("Deposit of 300: allowed")).toBeVisible();
    await button("At most 200 a day").click();
    await expect.element(limit).toHaveTextContent("20000");
    await expect.element(screen.getByText("Deposit of 300: aboveOwnLimit")).toBeVisible();
    await button("No deposit limit").click();
    await expect.element(screen.getByText("Tomorrow: no limit")).toBeVisible();
    await expect.element(limit).toHaveTextContent("20000");
    clock.skip(24 * 60 * MINUTE);
    window.dispatchEvent(new Event("focus"));
    await expect.element(limit).toHaveTextContent("none");
    await expect.element(screen.getByText("Deposit of 300: allowed")).toBeVisible();
  });

  it("refuses while the deposits of today are not known", async () => {
    const { screen, button } = await open({
      overrides: [reply("statementList", { total: 5_000, statements: [] }), walletOf(1_000)],
    });
    await button("At most 500 a day").click();
    await expect.element(screen.getByText("Deposit of 300: ownLimitUnknown")).toBeVisible();
  });
});

test("the time of a day ends at the member's limit", async () => {
  const { screen, button, play } = await open();
  await button("At most 30 minutes a day").click();
  await play(30);
  await expect.element(screen.getByText("No time left today.")).toBeVisible();
});

describe("the time of the day after sign-out", () => {
  const kept = (keys: readonly string[]) => keys.filter((key) => key.startsWith("play-time."));

  it("goes with the member who does not limit it", async () => {
    const { device, button, play } = await open();
    await play(20);
    expect(kept(device.storage.keys())).toHaveLength(1);
    await button("Sign out").click();
    await expect.poll(() => kept(device.storage.keys())).toEqual([]);
  });

  it("stays for a member who limits it", async () => {
    const { screen, device, button, play } = await open();
    await button("At most 30 minutes a day").click();
    await play(30);
    await expect.element(screen.getByText("No time left today.")).toBeVisible();
    await button("Sign out").click();
    await expect.element(screen.getByText("No time left today.")).not.toBeInTheDocument();
    expect(kept(device.storage.keys())).toHaveLength(1);
  });
});

test("a break is still there after the member signed out and in again", async () => {
  const device = createDevice();
  const clock = createTestClock(NOON);
  const first = await open({ device, clock });
  await first.button("A week off").click();
  await expect.element(first.screen.getByText(/^On a break until/)).toBeVisible();
  first.clock.skip(15_000);
  window.dispatchEvent(new Event("focus"));
  await expect.poll(() => device.storage.keys()).toContain("play-baseline");
  await first.button("Sign out").click();
  expect(device.tokens.read()).toBeNull();
  expect(device.storage.keys()).not.toContain("play-baseline");
  await first.screen.unmount();
  device.tokens.write("token-2", { remember: true });
  const { screen } = await open({ device, clock });
  const end = NOON + breakOfDays(7);
  await expect.element(screen.getByText(`On a break until ${end}`)).toBeVisible();
});

test("time goes on after a reload", async () => {
  const device = createDevice();
  const clock = createTestClock(NOON);
  const first = await open({ device, clock });
  await first.play(20);
  await expect.element(first.minutes).toHaveTextContent("20");
  await first.screen.unmount();
  clock.skip(2 * MINUTE);
  const { minutes } = await open({ device, clock });
  await expect.element(minutes).toHaveTextContent("22");
});

function Status({ onRender }: { onRender: (status: ProtectionStatusView) => void }) {
  onRender(useProtectionStatus());
  return null;
}

test("a view of the status renders when a minute has passed, and when play is stopped", async () => {
  const rendered = vi.fn<(status: ProtectionStatusView) => void>();
  const clock = createTestClock(NOON);
  const page = (
    <>
      <Status onRender={rendered} />
      <ProtectionExample />
    </>
  );
  const { screen } = await renderWithBackend(page, {
    device: { ...createDevice(), clock },
    overrides: [statementOf(), walletOf(1_000)],
  });
  const pass = (ms: number) => {
    clock.skip(ms);
    window.dispatchEvent(new Event("focus"));
  };
  const status = { state: "playing", sessionTime: 0, isStopped: false };
  await expect.poll(() => rendered).toHaveBeenLastCalledWith(status);
  await expect.element(screen.getByLabelText("Deposit limit")).toHaveTextContent("none");
  rendered.mockClear();
  for (let count = 0; count < 5; count += 1) pass(10_000);
  expect(rendered).not.toHaveBeenCalled();
  pass(10_000);
  await expect.poll(() => rendered).toHaveBeenLastCalledWith({ ...status, sessionTime: MINUTE });
  await screen.getByRole("button", { name: "A week off" }).click();
  await expect
    .poll(() => rendered)
    .toHaveBeenLastCalledWith({
      state: "onBreak",
      sessionTime: MINUTE,
      isStopped: true,
    });
});

describe("settings on the device", () => {
  it("belong to one member each", async () => {
    const { storage } = createDevice();
    const store = createDeviceProtectionStore({ storage, clock: { now: () => NOON } });
    await store.change("m-1", { kind: "break", length: breakOfDays(1) });
    expect(await store.read("m-2")).toEqual({ ok: true, data: NO_PROTECTION });
  });

  it("are what they were where the device cannot keep a change", async () => {
    const { storage } = createDevice();
    const device = { storage, clock: { now: () => NOON } };
    const limit = { kind: "limit", limit: "deposit", value: 50_000 } as const;
    await createDeviceProtectionStore(device).change("m-1", limit);
    const kept = storage.keys().map((key) => [key, storage.read(key)]);
    const earlier = kept[0]?.[1];

    const full = {
      ...storage,
      write: (key: string, value: string) => value === earlier && storage.write(key, value),
    };
    const store = createDeviceProtectionStore({ ...device, storage: full });
    const changed = await store.change("m-1", { ...limit, value: 10_000 });
    expect(changed).toEqual({ ok: false, error: { kind: "notSent", reason: "storage" } });
    expect(storage.keys().map((key) => [key, storage.read(key)])).toEqual(kept);
  });

  it("do not change by the device's clock", async () => {
    const { storage } = createDevice();
    const clock = { now: () => NOON, isSynced: () => false };
    const store = createDeviceProtectionStore({ storage, clock });
    const changed = await store.change("m-1", { kind: "break", length: breakOfDays(1) });
    expect(changed.ok).toBe(false);
    expect(await store.read("m-1")).toEqual({ ok: true, data: NO_PROTECTION });
  });
});
