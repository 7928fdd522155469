import { satang } from "@satang/core";
import { receiptOfOrder } from "@satang/headless/receipt";
import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import { drop, type Override, reply } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { ReceiptFlow } from "./ReceiptFlow.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const source = receiptOfOrder({
  kind: "withdraw",
  amount: satang(1200_00),
  currency: "THB",
  from: "wallet",
  to: null,
  reference: "5a7a6e67-0000-4000-8000-000000000000",
  at: Date.parse("2026-11-21T14:32:08+07:00"),
});

const rows = (status: string) =>
  reply("statementList", {
    total: 1,
    statements: [
      {
        _id: "st-9",
        statementType: "withdraw",
        from: "wallet",
        to: "SCB",
        status,
        amount: 1200,
        createdAt: "2026-11-21T14:32:09+07:00",
        balanceAfter: 11_280.5,
        steps: [
          { step: "requested", at: "2026-11-21T14:32:09+07:00" },
          { step: "processing", at: "2026-11-21T14:32:15+07:00" },
          { step: "done", at: status === "SUCCESS" ? "2026-11-22T00:03:41+07:00" : null },
        ],
        reference: "WD261121-0042",
      },
    ],
  });

const flow = (isOpen = true) => (
  <ReceiptFlow open={isOpen} onOpenChange={() => {}} source={source} />
);
const open = (...overrides: Override[]) =>
  showMoney(flow(), { overrides: [...money(500), ...overrides] });

/** The pictures that were saved, by the name of their file. */
function watchSaved() {
  const saved: { name: string; picture: Blob }[] = [];
  const pictures = new Map<string, Blob>();
  const { createObjectURL } = URL;
  vi.spyOn(URL, "createObjectURL").mockImplementation((picture) => {
    const address = createObjectURL(picture);
    pictures.set(address, picture as Blob);
    return address;
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, picture: pictures.get(this.href) as Blob });
  });
  return saved;
}

const terms = () =>
  page
    .getByRole("term")
    .elements()
    .map(({ textContent }) => textContent);

test("a withdrawal shows what, when, from, to and reference, and its status as it changes", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { backend, sent } = await open(rows("PROCESSING"));
  await expect.element(page.getByRole("dialog", { name: "Withdrawal receipt" })).toBeVisible();
  await expect.element(page.getByRole("status").getByText("Withdrawal in progress")).toBeVisible();
  const factOf = (label: string) =>
    page.getByRole("definition").nth(terms().indexOf(label)).element().textContent;
  await expect.element(page.getByText("WD26…0042")).toBeVisible();
  expect(factOf("Date")).toBe("21/11/2026");
  expect(factOf("Time")).toBe("14:32:09");
  expect(factOf("From")).toBe("Wallet · สมชาย\u00A0จ.");
  const steps = page.getByRole("list", { name: "Steps" }).getByRole("listitem");
  await expect.element(steps.nth(1)).toMatchTextContent("In progress14:32:15");
  await expect.element(steps.nth(1)).toHaveAttribute("aria-current", "step");
  await expect.element(steps.nth(2)).toMatchTextContent("Paid out–");
  await expect.element(page.getByText("11,280.50 baht")).toBeVisible();
  await expectAccessible();
  backend.use(rows("SUCCESS"));
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.element(page.getByRole("status").getByText("Withdrawal completed")).toBeVisible();
  expect(factOf("Paid out")).toBe("22/11/2026 00:03:41");
  await expect.element(page.getByRole("list", { name: "Steps" })).not.toBeInTheDocument();
  const before = sent("statementList").length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent("statementList")).toHaveLength(before);
});

test("after the receipt has closed nothing is read", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { screen, sent } = await open(rows("PROCESSING"));
  await expect.element(page.getByText("WD26…0042")).toBeVisible();
  await screen.rerender(flow(false));
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  const before = sent("statementList").length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent("statementList")).toHaveLength(before);
});

/** The words of the picture that is drawn. */
function watchDrawn() {
  const draw = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  return () => draw.mock.calls.map(([text]) => text.replaceAll("\u00A0", " "));
}

test("others read of a shared receipt neither the account, the surname nor the balance", async () => {
  const saved = watchSaved();
  const drawn = watchDrawn();
  await open(rows("SUCCESS"));
  await expect.element(page.getByText("11,280.50 baht")).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => saved).toHaveLength(1);
  const words = drawn();
  expect(words).toEqual(
    expect.arrayContaining(["Withdrawal completed", "1,200", "SOMCHAI J. · ••• 7890"]),
  );
  expect(words).toContain("WD261121-0042");
  const text = words.join("\n");
  for (const secret of [/11,280/, /balance/i, /456/, /JAIDEE/i]) expect(text).not.toMatch(secret);
});

test("the whole reference is copied, and it is whole in the name of the button", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await open(rows("SUCCESS"));
  await expect.element(page.getByText("WD26…0042")).toBeVisible();
  const copy = page.getByRole("button", { name: "Copy Reference WD261121-0042" });
  const { width, height } = copy.element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await copy.click();
  await expect.poll(() => write.mock.calls).toEqual([["WD261121-0042"]]);
});

test("where copying fails, the whole reference can be selected", async () => {
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  await open(rows("SUCCESS"));
  await page.getByRole("button", { name: /^Copy Reference/ }).click();
  const whole = page.getByText("WD261121-0042", { exact: true });
  // The button has it for a screen reader.
  const shown = () => whole.elements().filter((element) => !element.closest("button"));
  await expect.poll(shown).toHaveLength(1);
});

test("the receipt is saved as a picture of this device, with the font of the page", async () => {
  const saved = watchSaved();
  await open(rows("SUCCESS"));
  await expect.element(page.getByText("Withdrawal completed")).toBeVisible();
  const fonts = vi.spyOn(document.fonts, "load");
  await page.getByRole("button", { name: "Save picture" }).click();
  await expect.element(page.getByText("The receipt is saved.")).toBeVisible();
  expect(saved.map(({ name }) => name)).toEqual(["receipt-2026-11-21.png"]);
  const picture = await createImageBitmap(saved[0]?.picture as Blob);
  expect(picture.width).toBe(390 * 3);
  expect(picture.height).toBeGreaterThan(400 * 3);
  expect(fonts).toHaveBeenCalledWith(expect.stringContaining("Figtree"), expect.any(String));
});

test("the receipt is shared where the device has a share sheet; closing that sheet is no failure", async () => {
  const share = vi.fn(async (_: ShareData) => {
    throw new DOMException("", "AbortError");
  });
  // The browser of the tests has no share sheet.
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "canShare");
    Reflect.deleteProperty(navigator, "share");
  });
  await open(rows("SUCCESS"));
  await page.getByRole("button", { name: "Share" }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(share.mock.calls[0]?.[0]?.files?.[0]?.type).toBe("image/png");
  await expect.element(page.getByText(/Couldn’t save/)).not.toBeInTheDocument();
});

test("inside another app the receipt is shown to be pressed and held, and nothing says that it is saved", async () => {
  const saved = watchSaved();
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(
    "Mozilla/5.0 (iPhone) Safari Line/14.9.0",
  );
  await open(rows("SUCCESS"));
  await expect.element(page.getByText("Withdrawal completed")).toBeVisible();
  await page.getByRole("button", { name: "Save picture" }).click();
  const dialog = page.getByRole("dialog", { name: "Save picture" });
  await expect.element(dialog.getByText("Press and hold the picture to save it.")).toBeVisible();
  await expect.element(dialog.getByRole("img", { name: "Withdrawal receipt" })).toBeVisible();
  expect(saved).toEqual([]);
  await expect.element(page.getByText("The receipt is saved.")).not.toBeInTheDocument();
});

test("without the statement the receipt shows what is known, and reads again on request", async () => {
  const { backend } = await open(drop("statementList"));
  await expect.element(page.getByText("Withdrawal in progress")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
  backend.use(rows("FAILED"));
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Withdrawal not completed")).toBeVisible();
});
