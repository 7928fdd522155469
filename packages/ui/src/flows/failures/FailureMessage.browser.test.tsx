import {
  type ErrorPlace,
  type ErrorRow,
  type ErrorSubject,
  errorCatalogue,
  type Failure,
} from "@satang/core";
import { createTranslator, errorText, loadLocale } from "@satang/i18n";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { TextField } from "../../primitives/TextField/index.ts";
import { ToastProvider } from "../../primitives/Toast/index.ts";
import { FailureMessage } from "./FailureMessage.tsx";
import { NextSteps } from "./NextSteps.tsx";
import { ReadFailure } from "./ReadFailure.tsx";
import { useInputError } from "./use-input-error.ts";

const rows = Object.entries(errorCatalogue) as [string, ErrorRow][];
const coded = (code: string): Failure => ({ kind: "coded", code, message: "", status: 400 });
const BUTTONS: Readonly<Record<string, string>> = {
  contactSupport: "Contact us",
  deposit: "Make a deposit",
  finishBonus: "See the bonus",
};

/** A form with the input that the code is about. */
function Form({ error, input }: { readonly error: Failure; readonly input: ErrorSubject | null }) {
  const inputError = useInputError();
  return (
    <>
      {input && <TextField label="Input" error={inputError(error, input)} />}
      <FailureMessage error={error} inputs={input ? [input] : []} title="Refused" />
    </>
  );
}

const showForm = (code: string, steps = {}) =>
  show(
    <NextSteps steps={steps}>
      <ToastProvider>
        <Form key={code} error={coded(code)} input={errorCatalogue[code as "OK"].about} />
      </ToastProvider>
    </NextSteps>,
  );

const toasts = page.getByRole("region").getByRole("listitem");
const placed: Readonly<Record<ErrorPlace, (text: string) => Promise<void>>> = {
  field: (text) =>
    expect.element(page.getByRole("textbox", { name: "Input" })).toHaveAccessibleDescription(text),
  toast: (text) => expect.element(toasts).toMatchTextContent(text),
  alert: (text) => expect.element(page.getByRole("alert")).toMatchTextContent(text),
  dialog: (text) =>
    expect
      .element(page.getByRole("alertdialog", { name: "Refused" }))
      .toHaveAccessibleDescription(text),
  page: (text) => expect.element(page.getByRole("alert")).toMatchTextContent(text),
};
/** Counts the places that show a message. */
const shownPlaces = () => ({
  field: document.querySelectorAll("[aria-invalid=true]").length,
  toast: document.querySelectorAll("[data-part=toast]").length,
  alert: document.querySelectorAll("form [role=alert], body > div [role=alert]").length,
  dialog: document.querySelectorAll("[role=alertdialog]").length,
});

test.each(Object.keys(BUTTONS).concat("none"))(
  "each code is shown at its place of the catalogue, and nowhere else; next step: %s",
  async (step) => {
    const t = createTranslator("en", await loadLocale("en"));
    const ofStep = rows.filter(([, { next }]) =>
      step in BUTTONS ? next === step : !(next in BUTTONS),
    );
    expect(ofStep.length).toBeGreaterThan(0);
    for (const [code, { place, next }] of ofStep) {
      const open = vi.fn();
      const steps = step in BUTTONS ? { [step]: open } : { contactSupport: open };
      const { unmount } = await showForm(code, steps);
      await placed[place](errorText(t, coded(code)));
      const where = place === "page" ? "alert" : place;
      expect([code, shownPlaces()]).toEqual([
        code,
        { field: 0, toast: 0, alert: 0, dialog: 0, [where]: 1 },
      ]);
      const hasButton = next in BUTTONS && (where === "alert" || where === "dialog");
      const button = page.getByRole("button", { name: BUTTONS[step] ?? "Contact us" });
      expect([code, button.elements().length]).toEqual([code, hasButton ? 1 : 0]);
      if (hasButton) await button.click();
      expect([code, open.mock.calls.length]).toEqual([code, hasButton ? 1 : 0]);
      await unmount();
    }
  },
);

test("without a screen for the next step a message has no button for it", async () => {
  await showForm("MONEY_NOT_ENOUGH");
  await expect.element(page.getByRole("alert")).toBeVisible();
  expect(page.getByRole("button").elements()).toEqual([]);
});

test("a failure about an input is an alert where the form does not have that input", async () => {
  await show(<FailureMessage error={coded("TRUELINK_INVALID")} />);
  await expect.element(page.getByRole("alert")).toBeVisible();
});

test("a dialog that was closed stays closed, and opens for the next failure", async () => {
  const shown = await show(<FailureMessage error={coded("BONUS_REMAINING")} />);
  await page.getByRole("button", { name: "OK" }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  await shown.rerender(<FailureMessage error={coded("BONUS_REMAINING")} />);
  await expect.element(page.getByRole("alertdialog")).toBeVisible();
});

test("a read offers to try again unless it can never succeed", async () => {
  const retry = page.getByRole("button", { name: "Try again" });
  const steps = { contactSupport: () => undefined };
  const read = (code: string) => (
    <NextSteps steps={steps}>
      <ReadFailure error={coded(code)} onRetry={() => undefined} />
    </NextSteps>
  );
  const shown = await show(read("REQUEST_LIMIT"));
  await expect.element(retry).toBeVisible();
  await shown.rerender(read("INVALID_IP"));
  await expect.element(page.getByRole("button", { name: "Contact us" })).toBeVisible();
  await expect.element(retry).not.toBeInTheDocument();
});
