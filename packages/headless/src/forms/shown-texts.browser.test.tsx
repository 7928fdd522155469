import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { formProps } from "../parts/element-props.ts";

type Values = { readonly name: string; readonly note: string };

/** As a partner writes a form: own markup, and the props of a view. */
function Form({ onSend }: { onSend: (values: Values) => void }) {
  const [values, setValues] = useState<Values>({ name: "", note: "" });
  const send = () => onSend(values);
  const propsOf = (field: keyof Values) => ({
    "aria-label": field,
    value: values[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setValues((known) => ({ ...known, [field]: currentTarget.value })),
  });
  return (
    <form {...formProps("entering", send)}>
      <input {...propsOf("name")} />
      <textarea
        {...propsOf("note")}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          send();
        }}
      />
      <button type="submit" disabled={values.name === ""}>
        Send
      </button>
    </form>
  );
}

const name = page.getByLabelText("name");
const note = page.getByLabelText("note");
const button = page.getByRole("button", { name: "Send" });

/** As a script of the page sets a text, which React sees, or an extension, which it does not see. */
const SETTERS = {
  page: (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
    field.value = text;
  },
  extension: (field: HTMLInputElement | HTMLTextAreaElement, text: string) =>
    void Reflect.set(Object.getPrototypeOf(field), "value", text, field),
};

for (const [who, set] of Object.entries(SETTERS)) {
  const fill = async () => {
    const onSend = vi.fn();
    await render(<Form onSend={onSend} />);
    set(name.element() as HTMLInputElement, "Somchai");
    set(note.element() as HTMLTextAreaElement, "hello");
    return onSend;
  };

  test(`a text that a script of the ${who} fills in without an event is sent with the button, which was disabled`, async () => {
    const onSend = await fill();
    await button.click({ force: true });
    if (onSend.mock.calls.length === 0) await button.click();
    expect(onSend.mock.calls).toEqual([[{ name: "Somchai", note: "hello" }]]);
    await expect.element(name).toHaveValue("Somchai");
  });

  test(`a text that a script of the ${who} fills in without an event is sent with Enter, from a line and from a text`, async () => {
    const onSend = await fill();
    name.element().focus();
    await userEvent.keyboard("{Enter}");
    note.element().focus();
    await userEvent.keyboard("{Enter}");
    expect(onSend.mock.calls).toEqual([
      [{ name: "Somchai", note: "hello" }],
      [{ name: "Somchai", note: "hello" }],
    ]);
  });

  test(`a text that a script of the ${who} fills in stays when the member types the rest`, async () => {
    const onSend = await fill();
    set(note.element() as HTMLTextAreaElement, "");
    note.element().focus();
    await userEvent.keyboard("bye{Enter}");
    expect(onSend.mock.calls).toEqual([[{ name: "Somchai", note: "bye" }]]);
    await expect.element(name).toHaveValue("Somchai");
  });
}

test("a text that the form refuses is not entered again", async () => {
  const typed: string[] = [];
  await render(
    <form {...formProps("entering", () => undefined)}>
      <input aria-label="name" value="" onChange={({ target }) => typed.push(target.value)} />
    </form>,
  );
  name.element().focus();
  await userEvent.keyboard("ab{Enter}");
  expect(typed).toEqual(["a", "b"]);
  await expect.element(name).toHaveValue("");
});
