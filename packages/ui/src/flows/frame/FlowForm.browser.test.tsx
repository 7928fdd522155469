import { show } from "@satang/story-kit/show";
import { type FormEvent, useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import { ChoiceCarousel } from "../../primitives/ChoiceCarousel/index.ts";
import { RadioGroup } from "../../primitives/RadioGroup/index.ts";
import { SegmentedControl } from "../../primitives/SegmentedControl/index.ts";
import { Select } from "../../primitives/Select/index.ts";
import { TextField } from "../../primitives/TextField/index.ts";
import { FlowForm } from "./FlowForm.tsx";

/** Refuses at once what is missing, and a name that the service knows when it answers. */
function Order() {
  const [name, setName] = useState("");
  const [game, setGame] = useState<string | null>(null);
  const [isAttempted, setAttempted] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTaken(false);
    setAttempted(true);
  };
  return (
    <>
      <FlowForm onSubmit={submit} noValidate>
        <TextField
          label="Name"
          value={name}
          onValueChange={setName}
          error={isTaken ? "Taken" : isAttempted && name === "" ? "Name missing" : undefined}
        />
        <ChoiceCarousel
          label="Game"
          options={[{ value: "PGSLOT", content: "PG Slot" }]}
          value={game}
          onValueChange={setGame}
          error={isAttempted && game === null ? "Game missing" : undefined}
        />
        <button type="button" onClick={() => setName("")}>
          Empty
        </button>
        <button type="submit">Send</button>
      </FlowForm>
      <button type="button" onClick={() => setTaken(true)}>
        Answer
      </button>
    </>
  );
}

const name = page.getByRole("textbox", { name: "Name" });
const none = page.getByRole("radio", { name: "None" });
const send = page.getByRole("button", { name: "Send" });
const announcement = () => document.querySelector("form [aria-live=assertive]")?.textContent;

async function choose() {
  (none.element() as HTMLElement).focus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(page.getByRole("radio", { name: "PG Slot" })).toBeChecked();
}

test("a refused form has the focus on its first invalid field, again after each press", async () => {
  await show(<Order />);
  await send.click();
  await expect.element(name).toHaveFocus();
  await send.click();
  await expect.element(name).toHaveFocus();
});

test("the focus is on the chosen option of an invalid group", async () => {
  await show(<Order />);
  await name.fill("Somchai");
  await send.click();
  await expect.element(none).toHaveFocus();
});

test("Enter in the invalid field announces each time what is wrong with it", async () => {
  await show(<Order />);
  await name.click();
  expect(announcement()).toBe("");
  await userEvent.keyboard("{Enter}");
  await expect.poll(announcement).toBe("Name missing");
  const first = document.querySelector("form [aria-live=assertive] > *");
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => document.querySelector("form [aria-live=assertive] > *") !== first)
    .toBe(true);
  expect(announcement()).toBe("Name missing");
});

test("a refusal that arrives later moves the focus, too", async () => {
  await show(<Order />);
  await name.fill("Somchai");
  await choose();
  await send.click();
  await expect.element(send).toHaveFocus();
  await page.getByRole("button", { name: "Answer" }).click();
  await expect.element(name).toHaveFocus();
});

test("an error that a later action causes does not move the focus", async () => {
  await show(<Order />);
  await name.fill("Somchai");
  await choose();
  await send.click();
  const empty = page.getByRole("button", { name: "Empty" });
  await empty.click();
  await expect.element(name).toHaveAttribute("aria-invalid", "true");
  await expect.element(empty).toHaveFocus();
});

test("a text that was set without an event stays when the form is rendered again, and is entered", async () => {
  await show(<Order />);
  const field = name.element() as HTMLInputElement;
  Reflect.set(HTMLInputElement.prototype, "value", "Somchai", field);
  await page.getByRole("button", { name: "Answer" }).click();
  await expect.element(page.getByText("Taken")).toBeVisible();
  await expect.element(name).toHaveValue("Somchai");
  expect(field.defaultValue).toBe("Somchai");
});

type Chosen = { bank: string; way: string; kind: string; isAdult: boolean };

const options = ["a", "b"].map((value) => ({ value, label: value.toUpperCase() }));

/** A form of every choice, which can be rendered again from outside. */
function Choices({ onSend }: { onSend: (chosen: Chosen) => void }) {
  const [chosen, setChosen] = useState<Chosen>({ bank: "", way: "a", kind: "a", isAdult: false });
  const [rendered, setRendered] = useState(0);
  const change = (changed: Partial<Chosen>) => setChosen((known) => ({ ...known, ...changed }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend(chosen);
  };
  return (
    <>
      <FlowForm onSubmit={submit} noValidate>
        <Select
          label="Bank"
          options={options}
          value={chosen.bank}
          onValueChange={(bank) => change({ bank })}
        />
        <RadioGroup
          label="Way"
          options={options}
          value={chosen.way}
          onValueChange={(way) => change({ way })}
        />
        <SegmentedControl
          label="Kind"
          options={options}
          value={chosen.kind}
          onValueChange={(kind) => change({ kind })}
        />
        <Checkbox
          label="Adult"
          checked={chosen.isAdult}
          onCheckedChange={(isAdult) => change({ isAdult })}
        />
        <button type="submit">Send</button>
      </FlowForm>
      <button type="button" onClick={() => setRendered(rendered + 1)}>
        Render {rendered}
      </button>
    </>
  );
}

test.each([
  ["sent", []],
  ["rendered again", ["Render 0", "Render 1"]],
])(
  "choices that were made without an event are those that are sent, when the form is %s",
  async (_, before) => {
    const onSend = vi.fn();
    await show(<Choices onSend={onSend} />);
    const set = (element: Element, name: string, value: unknown) =>
      Reflect.set(Object.getPrototypeOf(element), name, value, element);
    const radioOf = (group: string) =>
      page.getByRole("radiogroup", { name: group }).getByRole("radio", { name: "B" });
    set(page.getByLabelText("Bank").element(), "value", "b");
    set(radioOf("Way").element(), "checked", true);
    set(radioOf("Kind").element(), "checked", true);
    set(page.getByLabelText("Adult").element(), "checked", true);
    for (const button of before) await page.getByRole("button", { name: button }).click();
    await expect.element(page.getByLabelText("Bank")).toHaveValue("b");
    await expect.element(radioOf("Way")).toBeChecked();
    await expect.element(radioOf("Kind")).toBeChecked();
    await expect.element(page.getByLabelText("Adult")).toBeChecked();
    await send.click();
    expect(onSend.mock.calls).toEqual([[{ bank: "b", way: "b", kind: "b", isAdult: true }]]);
  },
);
