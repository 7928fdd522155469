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

type Choices = { readonly bank: string; readonly remember: string; readonly way: string };

/** A form with the choices of a partner. */
function ChoiceForm({
  onSend,
  onChange,
}: {
  onSend: (values: Choices) => void;
  onChange?: () => void;
}) {
  const [values, setValues] = useState<Choices>({ bank: "", remember: "no", way: "qr" });
  const change = (changed: Partial<Choices>) => {
    onChange?.();
    setValues((known) => ({ ...known, ...changed }));
  };
  return (
    <form {...formProps("entering", () => onSend(values))}>
      <select
        aria-label="Bank"
        value={values.bank}
        data-chosen={values.bank}
        onChange={({ target }) => change({ bank: target.value })}
      >
        <option value="">Choose</option>
        <option value="KBANK">Kasikornbank</option>
        <option value="KTB">Krungthai Bank</option>
      </select>
      <input
        type="checkbox"
        aria-label="Remember"
        checked={values.remember === "yes"}
        data-chosen={values.remember === "yes"}
        onChange={({ target }) => change({ remember: target.checked ? "yes" : "no" })}
      />
      {["qr", "bank"].map((way) => (
        <input
          key={way}
          type="radio"
          name="way"
          aria-label={way}
          checked={values.way === way}
          data-chosen={values.way === way}
          onChange={() => change({ way })}
        />
      ))}
      <button type="submit">Send</button>
    </form>
  );
}

const bank = page.getByLabelText("Bank");
const remember = page.getByLabelText("Remember");
const wayOf = (way: string) => page.getByRole("radio", { name: way });

/** Sets properties of a control as a script of the page does, which React sees, or an extension, which it does not see. */
const CHOICE_SETTERS = {
  page: (element: Element, name: string, value: unknown) => void Reflect.set(element, name, value),
  extension: (element: Element, name: string, value: unknown) =>
    void Reflect.set(Object.getPrototypeOf(element), name, value, element),
};

for (const [who, set] of Object.entries(CHOICE_SETTERS)) {
  test.each(["button", "Enter"])(
    `choices that a script of the ${who} makes without an event are sent by %s, each entered once`,
    async (how) => {
      const onSend = vi.fn();
      const onChange = vi.fn();
      await render(<ChoiceForm onSend={onSend} onChange={onChange} />);
      set(bank.element(), "value", "KTB");
      set(remember.element(), "checked", true);
      set(wayOf("bank").element(), "checked", true);
      if (how === "button") await button.click();
      else {
        (remember.element() as HTMLElement).focus();
        await userEvent.keyboard("{Enter}");
      }
      expect(onSend.mock.calls).toEqual([[{ bank: "KTB", remember: "yes", way: "bank" }]]);
      expect(onChange).toHaveBeenCalledTimes(3);
      await expect.element(bank).toHaveValue("KTB");
      await expect.element(remember).toBeChecked();
      await expect.element(wayOf("bank")).toBeChecked();
    },
  );

  test(`a box that a script of the ${who} empties again is sent as empty`, async () => {
    const onSend = vi.fn();
    await render(<ChoiceForm onSend={onSend} />);
    await remember.click();
    set(remember.element(), "checked", false);
    await button.click();
    expect(onSend.mock.calls).toEqual([[{ bank: "", remember: "no", way: "qr" }]]);
    await expect.element(remember).not.toBeChecked();
  });
}

test("choices of the member are reported once, and none is entered again", async () => {
  const onSend = vi.fn();
  const onChange = vi.fn();
  await render(<ChoiceForm onSend={onSend} onChange={onChange} />);
  await userEvent.selectOptions(bank.element(), "KBANK");
  await remember.click();
  await wayOf("bank").click();
  await wayOf("qr").click();
  await button.click();
  expect(onChange).toHaveBeenCalledTimes(4);
  expect(onSend.mock.calls).toEqual([[{ bank: "KBANK", remember: "yes", way: "qr" }]]);
});

test("a choice that was made before, and is set without an event, is sent", async () => {
  const onSend = vi.fn();
  await render(<ChoiceForm onSend={onSend} />);
  await wayOf("bank").click();
  await wayOf("qr").click();
  CHOICE_SETTERS.extension(wayOf("bank").element(), "checked", true);
  await button.click();
  expect(onSend.mock.calls).toEqual([[{ bank: "", remember: "no", way: "bank" }]]);
});

test("a choice that the form refuses is not entered again", async () => {
  const onChange = vi.fn();
  await render(
    <form {...formProps("entering", () => undefined)}>
      <select aria-label="Bank" value="" data-chosen="" onChange={onChange}>
        <option value="">Choose</option>
        <option value="KTB">Krungthai Bank</option>
      </select>
      <input
        type="checkbox"
        aria-label="Remember"
        checked={false}
        data-chosen={false}
        onChange={onChange}
      />
      <button type="submit">Send</button>
    </form>,
  );
  await userEvent.selectOptions(bank.element(), "KTB");
  await remember.click();
  await button.click();
  expect(onChange).toHaveBeenCalledTimes(2);
  await expect.element(bank).toHaveValue("");
  await expect.element(remember).not.toBeChecked();
});
