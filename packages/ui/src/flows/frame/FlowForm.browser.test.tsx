import { show } from "@satang/story-kit/show";
import { type FormEvent, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ChoiceCarousel } from "../../primitives/ChoiceCarousel/index.ts";
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
