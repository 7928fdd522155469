import { drop, exampleOf, refuse, reply } from "@satang/api/testing";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { useSession } from "../session/index.ts";
import { useEditProfile } from "./use-edit-profile.ts";

const NUMBER = "9876543210";
const OTHER = "5550001111";
const profile = { ...exampleOf("accountProfile"), bankCode: "KBANK" };
const withNumber = (bankAccountNo: string) =>
  reply("accountProfile", { ...profile, bankAccountNo });

type Reports = { readonly onSaved: () => void; readonly onSavedLater: () => void };

function Form(reports: Reports) {
  const edit = useEditProfile(reports);
  return (
    <form {...edit.getFormProps()}>
      <input aria-label="Account number" {...edit.getFieldProps("bankAccountNo")} />
      <button {...edit.getSubmitProps()}>Save</button>
      <p>{edit.isUnanswered ? "unanswered" : (edit.error?.kind ?? edit.state)}</p>
    </form>
  );
}

function Page(reports: Reports) {
  const [isOpen, setOpen] = useState(true);
  const session = useSession();
  return (
    <>
      {isOpen && <Form {...reports} />}
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? "Close" : "Open"}
      </button>
      <button type="button" onClick={session.actions.signOut}>
        Sign out
      </button>
      <p>{session.state}</p>
    </>
  );
}

async function open() {
  const reports = { onSaved: vi.fn(), onSavedLater: vi.fn() };
  const { screen, ...rest } = await renderWithBackend(<Page {...reports} />, {
    overrides: [reply("accountProfile", profile), drop("accountUpdateProfile")],
  });
  const field = screen.getByLabelText("Account number");
  const press = (name: string) => screen.getByRole("button", { name }).click();
  const save = async (number: string) => {
    await expect.element(field).not.toHaveValue("");
    await field.fill(number);
    await press("Save");
  };
  const says = (text: string) =>
    expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  return { ...rest, ...reports, field, press, save, says };
}

/** Shows the page again, which looks a save up at once, until something has happened. */
const lookUntil = (check: () => void) =>
  vi.waitFor(
    () => {
      window.dispatchEvent(new Event("visibilitychange"));
      check();
    },
    { timeout: 10_000 },
  );

test("a save with a lost reply is looked up after its form was closed, and reported once", async () => {
  const { backend, onSaved, onSavedLater, press, save, says } = await open();
  await save(NUMBER);
  await says("unanswered");
  await press("Close");
  backend.use(withNumber(NUMBER));
  await lookUntil(() => expect(onSavedLater).toHaveBeenCalledOnce());
  await press("Open");
  await says("entering");
  expect(onSavedLater).toHaveBeenCalledOnce();
  expect(onSaved).not.toHaveBeenCalled();
});

test("a lost save that is found while the member types again leaves what was typed", async () => {
  const { backend, field, onSaved, onSavedLater, save, says } = await open();
  await save(NUMBER);
  await says("unanswered");
  await field.fill(OTHER);
  backend.use(withNumber(NUMBER));
  await lookUntil(() => expect(onSavedLater).toHaveBeenCalledOnce());
  await expect.element(field).toHaveValue(OTHER);
  expect(onSaved).not.toHaveBeenCalled();
});

test("a sign-out ends the lookup of a save", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const { backend, onSavedLater, press, save, says, sent } = await open();
  await save(NUMBER);
  await says("unanswered");
  await press("Close");
  const readings = () => sent("accountProfile").length;
  const before = readings();
  vi.advanceTimersByTime(5_000);
  await expect.poll(readings).toBe(before + 1);
  await press("Sign out");
  await says("signedOut");
  backend.use(withNumber(NUMBER));
  vi.advanceTimersByTime(600_000);
  window.dispatchEvent(new Event("visibilitychange"));
  await says("signedOut");
  expect(readings()).toBe(before + 1);
  expect(onSavedLater).not.toHaveBeenCalled();
});

test("a refused save leaves the lookup of the one before it", async () => {
  const { backend, onSavedLater, save, says } = await open();
  await save(NUMBER);
  await says("unanswered");
  backend.use(refuse("accountUpdateProfile", "EXISTING_BANK"));
  await save(OTHER);
  await says("coded");
  backend.use(withNumber(NUMBER));
  await lookUntil(() => expect(onSavedLater).toHaveBeenCalledOnce());
});

test("a save that replaces a lost one is reported alone", async () => {
  const { backend, onSaved, onSavedLater, press, save, says } = await open();
  await save(NUMBER);
  await says("unanswered");
  backend.use(reply("accountUpdateProfile", { code: "SUCCESS" }), withNumber(OTHER));
  await save(OTHER);
  await vi.waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  backend.use(withNumber(NUMBER));
  window.dispatchEvent(new Event("visibilitychange"));
  await press("Close");
  await press("Open");
  await says("entering");
  expect(onSavedLater).not.toHaveBeenCalled();
});

test("a reply that arrives after the form was closed is reported", async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { backend, onSaved, onSavedLater, press, save, sent } = await open();
  const done = async () => {
    await answered;
    return { code: "SUCCESS" };
  };
  backend.use(reply("accountUpdateProfile", done as never));
  await save(NUMBER);
  await expect.poll(() => sent("accountUpdateProfile")).toHaveLength(1);
  await press("Close");
  answer();
  await vi.waitFor(() => expect(onSavedLater).toHaveBeenCalledOnce());
  expect(onSaved).not.toHaveBeenCalled();
});
