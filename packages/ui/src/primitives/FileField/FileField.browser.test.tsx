import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { picture } from "@satang/story-kit/picture";
import { show } from "@satang/story-kit/show";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { FileField } from "./index.ts";

describeConformance(FileField, {
  otherParts: ["chosen", "file-name", "file-size", "preview", "remove"],
  props: { label: "Label" },
  target: "input",
});

afterEach(() => vi.restoreAllMocks());

const input = page.getByLabelText("Slip", { exact: true });
const pictures = ["image/jpeg", "image/png"];
const kilobyte = 1024;
const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Drops files on the field. */
function drop(...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const area = input.element().parentElement as HTMLElement;
  const send = (type: string) =>
    area.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  send("dragenter");
  send("drop");
}

test("the accepted kinds are announced before, the picture is shown after, and its address is revoked", async () => {
  const made = vi.spyOn(URL, "createObjectURL");
  const given = vi.spyOn(URL, "revokeObjectURL");
  const change = vi.fn();
  const screen = await show(
    <FileField label="Slip" accept={pictures} maxBytes={100 * kilobyte} onValueChange={change} />,
  );
  await expect.element(input).toHaveAccessibleDescription("JPEG, PNG, up to 100 KB");
  const slip = await picture("slip.png");
  await userEvent.upload(input, slip);
  await expect.element(page.getByText("slip.png", { exact: true })).toBeVisible();
  expect(change.mock.lastCall?.[0]).toMatchObject({ name: "slip.png" });
  await expect.element(page.getByRole("status")).toHaveTextContent("slip.png chosen");
  // The picture is read from the file, which takes a task of its own.
  await expect.poll(() => document.querySelector("img")?.naturalWidth).toBe(90);
  await expectAccessible();
  await screen.unmount();
  const addresses = made.mock.results.map(({ value }) => value);
  // A picture that an earlier test has downloaded is given up after a minute.
  const ofField = given.mock.calls.flat().filter((address) => addresses.includes(address));
  expect(ofField).toEqual(addresses);
  expect(addresses).toHaveLength(1);
});

test("a file that is not accepted is rejected with a message, and changes nothing", async () => {
  const change = vi.fn();
  const refuse = vi.fn();
  await show(
    <FileField
      label="Slip"
      accept={pictures}
      maxBytes={kilobyte}
      onValueChange={change}
      onRefuse={refuse}
    />,
  );
  const alert = page.getByRole("alert");
  drop(new File(["%PDF"], "slip.pdf", { type: "application/pdf" }));
  await expect
    .element(alert)
    .toHaveTextContent("This file type isn’t supported. Choose JPEG, PNG.");
  await expect.element(input).toHaveAttribute("aria-invalid", "true");
  drop(new File([PNG, new Uint8Array(2992)], "big.png", { type: "image/png" }));
  await expect.element(alert).toHaveTextContent("This file is 3 KB. Choose one of at most 1 KB.");
  drop(new File(["a"], "a.png", { type: "image/png" }), new File(["b"], "b.png"));
  await expect.element(alert).toHaveTextContent("Choose one file only.");
  drop(new File([], "a.png", { type: "image/png" }));
  await expect.element(alert).toHaveTextContent("This file is empty. Choose another.");
  expect(refuse.mock.calls.flat()).toEqual(["wrongType", "tooBig", "onlyOne", "empty"]);
  expect(change).not.toHaveBeenCalled();
  await expectAccessible();
});

test.each(["", "application/octet-stream", "image/heic", "text/plain"])(
  "a picture that the device declares as %j is taken by its content, and is sent with its type",
  async (type) => {
    await show(
      <form aria-label="Form">
        <FileField label="Slip" name="slip" accept={pictures} />
      </form>,
    );
    await expect.element(input).toHaveAttribute("accept", expect.stringMatching(/octet-stream$/));
    await userEvent.upload(input, new File([await picture("slip.png")], "slip.bin", { type }));
    await expect.element(page.getByRole("status")).toHaveTextContent("slip.bin chosen");
    await expect.poll(() => document.querySelector("img")?.naturalWidth).toBe(90);
    const form = page.getByRole("form").element() as HTMLFormElement;
    expect(new FormData(form).get("slip")).toMatchObject({ name: "slip.bin", type: "image/png" });
  },
);

test("another content is refused, whatever the file calls itself", async () => {
  const change = vi.fn();
  await show(
    <form aria-label="Form">
      <FileField label="Slip" name="slip" accept={pictures} onValueChange={change} />
    </form>,
  );
  const refused = [
    new File(["Paid 500 baht"], "slip.png", { type: "image/png" }),
    new File([PNG.slice(0, 7)], "cut.png", { type: "image/png" }),
    new File(["%PDF-1.7"], "slip.jpg", { type: "image/jpeg" }),
  ];
  for (const file of refused) {
    drop(await picture("good.png"));
    await expect.element(page.getByText("good.png", { exact: true })).toBeVisible();
    drop(file);
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("This file type isn’t supported. Choose JPEG, PNG.");
    const form = page.getByRole("form").element() as HTMLFormElement;
    expect(new FormData(form).get("slip")).toMatchObject({ name: "good.png" });
    await page.getByRole("button", { name: "Remove good.png" }).click();
  }
  expect(change.mock.calls.flat().map((file) => file?.name)).not.toContain("slip.png");
});

test("of two files that are chosen one after the other, the last one counts", async () => {
  const change = vi.fn();
  await show(<FileField label="Slip" onValueChange={change} />);
  drop(new File(["first"], "first.txt"));
  drop(new File(["last"], "last.txt"));
  await expect.element(page.getByText("last.txt", { exact: true })).toBeVisible();
  expect(change.mock.calls.flat().map((file) => file?.name)).toEqual(["last.txt"]);
});

test("a dropped file is accepted, announced, and sent with its form; a removed one is not", async () => {
  await show(
    <form aria-label="Form">
      <FileField label="Slip" name="slip" />
    </form>,
  );
  const sent = () => new FormData(page.getByRole("form").element() as HTMLFormElement).get("slip");
  drop(new File(["hello"], "note.txt", { type: "text/plain" }));
  await expect.element(page.getByRole("status")).toHaveTextContent("note.txt chosen");
  expect(sent()).toMatchObject({ name: "note.txt", size: 5 });
  await page.getByRole("button", { name: "Remove note.txt" }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("note.txt removed");
  expect(sent()).toMatchObject({ name: "", size: 0 });
  await expect.element(input).toHaveFocus();
});

test("the picker and the remove button can be used with the keyboard", async () => {
  await show(<FileField label="Slip" />);
  const opened = vi.fn((event: Event) => event.preventDefault());
  input.element().addEventListener("click", opened);
  await userEvent.tab();
  await expect.element(input).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(opened).toHaveBeenCalled();
  drop(new File(["hello"], "note.txt", { type: "text/plain" }));
  const remove = page.getByRole("button", { name: "Remove note.txt" });
  await expect.element(remove).toBeVisible();
  await userEvent.tab();
  await expect.element(remove).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(remove).not.toBeInTheDocument();
});

test("a file name is shown as text only", async () => {
  await show(<FileField label="Slip" />);
  const name = '<img src=x onerror="document.title=1">\u202Egnp.png';
  drop(new File(["hello"], name, { type: "text/plain" }));
  await expect
    .element(page.getByText('<img src=x onerror="document.title=1">gnp.png'))
    .toBeVisible();
  expect(document.querySelector("img")).toBeNull();
});

test("an invalid picture shows an icon instead of a broken image", async () => {
  await show(<FileField label="Slip" />);
  drop(new File(["no picture"], "slip.png", { type: "image/png" }));
  await expect.element(page.getByText("slip.png", { exact: true })).toBeVisible();
  await expect.poll(() => document.querySelector("img")).toBeNull();
});

test("the file of the parent is shown", async () => {
  const screen = await show(<FileField label="Slip" value={null} />);
  drop(new File(["hello"], "own.txt", { type: "text/plain" }));
  await expect.element(page.getByText("own.txt", { exact: true })).not.toBeInTheDocument();
  await screen.rerender(<FileField label="Slip" value={await picture("theirs.png")} />);
  await expect.element(page.getByText("theirs.png", { exact: true })).toBeVisible();
});

test("when disabled, it ignores a drop", async () => {
  const change = vi.fn();
  await show(<FileField label="Slip" disabled onValueChange={change} />);
  drop(new File(["hello"], "note.txt", { type: "text/plain" }));
  expect(change).not.toHaveBeenCalled();
});
