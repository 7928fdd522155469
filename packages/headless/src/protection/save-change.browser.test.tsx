import { type Failure, fail, type Result, succeed } from "@satang/core";
import {
  applyChange,
  breakOfDays,
  NO_PROTECTION,
  type ProtectionChange,
  type ProtectionSettings,
} from "@satang/machines/protection";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { createDevice, renderWithBackend } from "../../test/render-with-backend.tsx";
import { createTestClock } from "../../test/test-clock.ts";
import { useProtection } from "./use-protection.ts";

const NOON = Date.parse("2026-11-21T12:00:00+07:00");
const LIMIT: ProtectionChange = { kind: "limit", limit: "deposit", value: 50_000 };
const BREAK: ProtectionChange = { kind: "break", length: breakOfDays(7) };

type Answer = Result<ProtectionSettings>;
const lost = fail({ kind: "network" });
const refused: Failure = { kind: "coded", code: "FORBIDDEN", message: "", status: 403 };

/** A store of a host with one member. Its reply to a change is `answer`; it applies the change when `applies`. */
function createHostStore() {
  let settings = NO_PROTECTION;
  const store = {
    answer: (async () => lost) as (settings: ProtectionSettings) => Promise<Answer>,
    applies: false,
    isReadable: true,
    read: vi.fn(async (): Promise<Answer> => (store.isReadable ? succeed(settings) : lost)),
    change: vi.fn(async (_: string, change: ProtectionChange): Promise<Answer> => {
      if (store.applies) store.apply(change);
      return store.answer(settings);
    }),
    apply: (change: ProtectionChange) => {
      settings = applyChange(settings, change, NOON);
    },
    subscribe: () => () => undefined,
  };
  return store;
}

type Reports = { readonly onSaved: () => void; readonly onSavedLater: () => void };

function Form(reports: Reports) {
  const { isSaving, saveFailure, isUnanswered, actions, limits, breakEnd } = useProtection(reports);
  return (
    <>
      {[LIMIT, BREAK].map((change) => (
        <button key={change.kind} type="button" onClick={() => actions.change(change)}>
          Save {change.kind}
        </button>
      ))}
      <p>{isUnanswered ? "unanswered" : (saveFailure?.kind ?? (isSaving ? "saving" : "idle"))}</p>
      <output aria-label="limit">{limits ? (limits.deposit.value ?? "none") : "…"}</output>
      <output aria-label="break">{breakEnd ?? "none"}</output>
    </>
  );
}

function Page(reports: Reports) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Form {...reports} />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Close" : "Open"}
      </button>
    </>
  );
}

async function open() {
  const store = createHostStore();
  const reports = { onSaved: vi.fn(), onSavedLater: vi.fn() };
  const { screen } = await renderWithBackend(<Page {...reports} />, {
    device: { ...createDevice(), clock: createTestClock(NOON), protection: { store } },
  });
  await expect.element(screen.getByLabelText("limit")).toHaveTextContent("none");
  const press = (name: string) => screen.getByRole("button", { name }).click();
  const says = (text: string) =>
    expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  return { ...reports, screen, store, press, says };
}

/** Shows the page again, which looks a change up at once, until something has happened. */
const lookUntil = (check: () => void) =>
  vi.waitFor(
    () => {
      window.dispatchEvent(new Event("visibilitychange"));
      check();
    },
    { timeout: 10_000 },
  );

test.each(["limit", "break"])(
  "a %s with a lost reply that was saved is found, and reported once",
  async (kind) => {
    const { store, press, onSaved, onSavedLater, screen } = await open();
    store.applies = true;
    await press(`Save ${kind}`);
    await expect.poll(() => onSaved).toHaveBeenCalledOnce();
    await expect.element(screen.getByLabelText(kind)).not.toHaveTextContent("none");
    expect(onSavedLater).not.toHaveBeenCalled();
    expect(store.change).toHaveBeenCalledOnce();
  },
);

test("a limit that nobody confirmed is looked up until the settings show it", async () => {
  const { store, press, says, onSaved, screen } = await open();
  await press("Save limit");
  await says("unanswered");
  await expect.element(screen.getByLabelText("limit")).toHaveTextContent("none");
  expect(onSaved).not.toHaveBeenCalled();
  store.isReadable = false;
  window.dispatchEvent(new Event("visibilitychange"));
  store.isReadable = true;
  store.apply(LIMIT);
  await lookUntil(() => expect(onSaved).toHaveBeenCalledOnce());
  await expect.element(screen.getByLabelText("limit")).toHaveTextContent("50000");
  await says("idle");
});

test.each([
  ["the settings of before", async () => succeed(NO_PROTECTION)],
  ["an empty object", async () => succeed({} as ProtectionSettings)],
  ["a bare true", async () => succeed(true as unknown as ProtectionSettings)],
  ["nothing", async () => succeed(undefined as unknown as ProtectionSettings)],
  ["an exception", async () => Promise.reject(new Error("no network"))],
])("a change that is answered with %s is not taken as saved", async (_, answer) => {
  const report = vi.spyOn(globalThis, "reportError").mockReturnValue();
  const { store, press, says, onSaved } = await open();
  store.answer = answer;
  await press("Save limit");
  await says("unanswered");
  expect(onSaved).not.toHaveBeenCalled();
  report.mockRestore();
});

test("a change that was found after its view was closed is reported as later", async () => {
  const { store, press, says, onSaved, onSavedLater } = await open();
  await press("Save limit");
  await says("unanswered");
  await press("Close");
  store.apply(LIMIT);
  await lookUntil(() => expect(onSavedLater).toHaveBeenCalledOnce());
  expect(onSaved).not.toHaveBeenCalled();
});

test("a refused change is not looked up", async () => {
  const { store, press, says } = await open();
  store.answer = async () => fail(refused);
  const readings = store.read.mock.calls.length;
  await press("Save limit");
  await says("coded");
  window.dispatchEvent(new Event("visibilitychange"));
  await says("coded");
  expect(store.read.mock.calls.length).toBeLessThanOrEqual(readings + 1);
});

test("a change with settings that show it is saved at once", async () => {
  const { store, press, onSaved, screen } = await open();
  store.applies = true;
  store.answer = async (settings) => succeed(settings);
  await press("Save break");
  await expect.poll(() => onSaved).toHaveBeenCalledOnce();
  await expect
    .element(screen.getByLabelText("break"))
    .toHaveTextContent(String(NOON + breakOfDays(7)));
});
