import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import {
  exampleOf,
  type FakeWalletOptions,
  type Override,
  refuse,
  reply,
  type UploadTransport,
} from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import { DAMAGED_SLIP_QR, slipPicture } from "@satang/story-kit/slip-picture";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { SlipFlow } from "./SlipFlow.tsx";

afterEach(() => {
  vi.restoreAllMocks();
});

const field = page.getByLabelText("Picture of the slip", { exact: true });
const send = page.getByRole("button", { name: "Send the slip" });
const noSlips = reply("statementSlips", { slips: [], total: 0 });

async function open(options: FakeWalletOptions = {}, ...overrides: Override[]) {
  const onOpenChange = vi.fn();
  const wallet = await showMoney(<SlipFlow open onOpenChange={onOpenChange} />, {
    ...options,
    overrides: [...money(500), noSlips, ...overrides],
  });
  return { ...wallet, onOpenChange };
}

/** A transport that the test controls; `uploads` has one entry for each upload. */
function createUploads() {
  const uploads: {
    report: (loaded: number) => void;
    answer: () => void;
    signal: AbortSignal;
  }[] = [];
  const uploadTransport: UploadTransport = ({ signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener("abort", () => reject(new Error("aborted")));
      onProgress?.({ loaded: 0, total: 100 });
      uploads.push({
        signal,
        report: (loaded) => onProgress?.({ loaded, total: 100 }),
        answer: () =>
          resolve({ status: 200, text: JSON.stringify({ message: "SUCCESS" }), date: null }),
      });
    });
  return { uploads, uploadTransport };
}

describe("before it is sent", () => {
  test("the button below the slips opens the picker, and then sends the chosen picture", async () => {
    const { sent } = await open();
    const press = vi.spyOn(HTMLInputElement.prototype, "click").mockImplementation(() => undefined);
    await send.click();
    expect(press.mock.contexts).toEqual([field.element()]);
    await userEvent.upload(field, await slipPicture());
    await send.click();
    await expect.element(page.getByText("Slip sent")).toBeVisible();
    await expect.element(send).not.toBeInTheDocument();
    expect(sent("walletUploadSlip")).toHaveLength(1);
  });

  test("the picture is shown with its checks, and nothing is sent anywhere", async () => {
    const { sent } = await open();
    await expect.element(page.getByText("Within 1 hour of the transfer")).toBeVisible();
    await expect.element(page.getByText("PNG or JPEG, up to 10 MB")).toBeVisible();
    await userEvent.upload(field, await slipPicture());
    for (const text of [
      "PNG or JPEG, not too large",
      "The picture opens and is large enough",
      "The QR of a bank slip is found",
      "Not sent before",
      "4 passed",
    ]) {
      await expect.element(page.getByText(text)).toBeVisible();
    }
    await expectAccessible();
    await page.getByRole("button", { name: "Enlarge picture" }).click();
    await expect.element(page.getByRole("img", { name: "Picture of the slip" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    expect(sent("walletUploadSlip")).toHaveLength(0);
  });

  test("warnings are shown, and the slip can be sent all the same", async () => {
    const { sent } = await open();
    const file = await slipPicture({ qr: DAMAGED_SLIP_QR, width: 280, height: 500 });
    await userEvent.upload(field, file);
    await expect.element(page.getByText("2 passed · 2 to review")).toBeVisible();
    await expect
      .element(page.getByText("The picture is small. The text may not be readable."))
      .toBeVisible();
    await expect.element(page.getByText("The QR can’t be read correctly.")).toBeVisible();
    await page.getByRole("button", { name: "Send it anyway" }).click();
    await expect.element(page.getByText("Slip sent")).toBeVisible();
    expect(sent("walletUploadSlip")).toHaveLength(1);
  });

  test("an empty file is named as such, and can be sent too", async () => {
    const { sent } = await open();
    await userEvent.upload(field, new File([], "slip.png", { type: "image/png" }));
    await expect
      .element(page.getByText("This file is empty. The service may refuse it."))
      .toBeVisible();
    await page.getByRole("button", { name: "Send it anyway" }).click();
    await expect.poll(() => sent("walletUploadSlip")).toHaveLength(1);
  });

  test("a file that cannot be opened is named as such, and can be sent too", async () => {
    const { sent } = await open();
    await userEvent.upload(field, new File(["GIF89a"], "slip.png", { type: "image/png" }));
    await expect
      .element(
        page.getByText(
          "This isn’t a PNG or JPEG. The service may refuse it. A screenshot of the slip works.",
        ),
      )
      .toBeVisible();
    await expect
      .element(page.getByText("The picture can’t be opened on this device."))
      .toBeVisible();
    await page.getByRole("button", { name: "Send it anyway" }).click();
    await expect.poll(() => sent("walletUploadSlip")).toHaveLength(1);
  });
});

test("a slip as a PDF can be chosen, because the checks only warn", async () => {
  const { sent } = await open();
  await expect.element(field).toHaveAttribute("accept", expect.stringContaining("application/pdf"));
  await userEvent.upload(field, new File(["%PDF-1.7"], "slip.pdf", { type: "application/pdf" }));
  await expect
    .element(
      page.getByText(
        "This isn’t a PNG or JPEG. The service may refuse it. A screenshot of the slip works.",
      ),
    )
    .toBeVisible();
  await page.getByRole("button", { name: "Send it anyway" }).click();
  await expect.poll(() => sent("walletUploadSlip")).toHaveLength(1);
});

test.each(["", "application/octet-stream", "image/heic", "text/plain"])(
  "a slip that the device declares as %j is sent with the type of its content",
  async (type) => {
    const { sent } = await open();
    const slip = await slipPicture({ type: "image/jpeg" });
    await userEvent.upload(field, new File([slip], "slip.bin", { type }));
    await expect.element(page.getByText("4 passed")).toBeVisible();
    await send.click();
    await expect.element(page.getByText("Slip sent")).toBeVisible();
    const files = sent("walletUploadSlip").map(({ body }) => (body as FormData).get("file"));
    expect(files).toMatchObject([{ type: "image/jpeg", name: "slip.bin", size: slip.size }]);
  },
);

test("a slip of a type that the service does not take is sent as a JPEG where it can be opened", async () => {
  const { sent } = await open();
  const drawn = await createImageBitmap(await slipPicture());
  const canvas = new OffscreenCanvas(drawn.width, drawn.height);
  canvas.getContext("2d")?.drawImage(drawn, 0, 0);
  const webp = await canvas.convertToBlob({ type: "image/webp", quality: 1 });
  await userEvent.upload(field, new File([webp], "slip.webp", { type: "image/webp" }));
  await expect.element(page.getByText("4 passed")).toBeVisible();
  await send.click();
  await expect.element(page.getByText("Slip sent")).toBeVisible();
  const files = sent("walletUploadSlip").map(({ body }) => (body as FormData).get("file"));
  expect(files).toMatchObject([{ type: "image/jpeg", name: "slip.jpg" }]);
});

test("a HEIC picture that this browser cannot open says what to do, and can be sent too", async () => {
  const { sent } = await open();
  const heic = Uint8Array.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", (byte) => byte.charCodeAt(0));
  const type = "application/octet-stream";
  await userEvent.upload(field, new File([heic], "IMG_0042.HEIC", { type }));
  await expect
    .element(
      page.getByText(
        "This isn’t a PNG or JPEG. The service may refuse it. A screenshot of the slip works.",
      ),
    )
    .toBeVisible();
  await page.getByRole("button", { name: "Send it anyway" }).click();
  await expect.poll(() => sent("walletUploadSlip")).toHaveLength(1);
});

test.each([
  ["a text", "Paid 500 baht"],
  ["a PNG that is cut off in its first bytes", "\x89PN"],
])(
  "%s that has the name and the type of a picture is refused with what to do",
  async (_case, text) => {
    const { sent } = await open();
    const content = Uint8Array.from(text, (byte) => byte.charCodeAt(0));
    await userEvent.upload(field, new File([content], "slip.png", { type: "image/png" }));
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("This file type isn’t supported. Choose Pictures, PDF.");
    expect(sent("walletUploadSlip")).toHaveLength(0);
  },
);

describe("closing", () => {
  test("the closing time is read once for each opening", async () => {
    const { sent } = await open();
    await expect.element(field).toBeEnabled();
    await userEvent.upload(field, await slipPicture());
    await expect.element(page.getByText("4 passed")).toBeVisible();
    expect(sent("lookupSlip")).toHaveLength(1);
  });

  test.each([
    [{ isActive: true, closeTime: "22:30" }, "Slips are accepted every day until 22:30."],
    [{ isActive: true }, "Slip upload closes at a set time every day."],
  ])("%j is shown as a notice", async (lookup, text) => {
    await open({}, reply("lookupSlip", lookup));
    await expect.element(page.getByText(text)).toBeVisible();
  });

  test("closed slips have no form; the list is still there", async () => {
    await open({}, reply("lookupSlip", { isActive: false }));
    await expect.element(page.getByText("Slips are closed for now")).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(page.getByText("No slips yet")).toBeVisible();
    await expectAccessible();
  });
});

describe("while it is sent", () => {
  test("the progress is shown; a member stops it, reads that nothing was sent, and sends it again", async () => {
    const { uploads, uploadTransport } = createUploads();
    await open({ uploadTransport });
    await userEvent.upload(field, await slipPicture());
    await send.click();
    await expect.poll(() => uploads).toHaveLength(1);
    uploads[0]?.report(64);
    await expect.element(page.getByText("Sending 64%")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Stop sending" }).click();
    await expect.element(page.getByRole("alert").getByText("Nothing was sent")).toBeVisible();
    expect(uploads[0]?.signal.aborted).toBe(true);
    const again = page.getByRole("button", { name: "Send again" });
    // A press right after the first one counts as its second tap.
    await expect
      .poll(() => {
        (again.query() as HTMLElement | null)?.click();
        return uploads;
      })
      .toHaveLength(2);
    uploads[1]?.report(100);
    await expect.element(page.getByText("Waiting for the answer…")).toBeVisible();
    await expect
      .element(page.getByRole("button", { name: "Stop sending" }))
      .not.toBeInTheDocument();
    uploads[1]?.answer();
    await expect.element(page.getByText("Slip sent")).toBeVisible();
    await expectAccessible();
  });
});

test("a slip that the service could not upload stays, with the reason, and can be sent again", async () => {
  const { sent } = await open({}, refuse("walletUploadSlip", "SLIP_UPLOAD_FAIL"));
  await userEvent.upload(field, await slipPicture());
  await send.click();
  const reason = "The slip couldn’t be uploaded. Please try again.";
  await expect.element(page.getByRole("alert").getByText(reason)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Send again" })).toBeVisible();
  await page.getByRole("button", { name: "Choose another picture" }).click();
  await expect.element(field).toBeInTheDocument();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  expect(sent("walletUploadSlip")).toHaveLength(1);
});

/** Chooses a file inside the page: one of many MiB is slow to bring there from the test runner. */
async function chooseHere(file: File) {
  await expect.element(field).toBeInTheDocument();
  const input = field.element() as HTMLInputElement;
  const chosen = new DataTransfer();
  chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

test.each([
  [0, "This file isn’t a picture of a slip. Use PNG or JPEG."],
  [11, "This file is too large. Choose a picture up to 10 MB."],
] as const)(
  "a refused file with %i MiB more is not offered to be sent again, but another one is",
  async (mebibytes, text) => {
    const { sent } = await open({}, refuse("walletUploadSlip", "SLIP_INVALID_FILE"));
    const filler = new Uint8Array(mebibytes * 1024 * 1024);
    const file = new File([await slipPicture(), filler], "slip.png", { type: "image/png" });
    await chooseHere(file);
    await page.getByRole("button", { name: /^Send/ }).click();
    await expect.element(page.getByRole("alert").getByText(text)).toBeVisible();
    await expect.element(page.getByRole("button", { name: /^Send/ })).not.toBeInTheDocument();
    await expectAccessible();
    await page.getByRole("button", { name: "Choose another picture" }).click();
    await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
    await userEvent.upload(field, await slipPicture());
    await expect.element(send).toBeEnabled();
    expect(sent("walletUploadSlip")).toHaveLength(1);
  },
);

describe("the list", () => {
  const row = (fields: object) => ({
    createdAt: "2026-11-20T18:05:12+07:00",
    amount: 0,
    status: "FAILED",
    ...fields,
  });
  const rowOf = (text: string) => page.getByRole("listitem").filter({ hasText: text });

  test("shows date, amount or '-', status, and the reason in brackets", async () => {
    const notes = [
      ["UPLOADED_FILE_NOT_EXIST", "incorrect slip"],
      ["DEST_ACC_INVALID", "destination account invalid"],
      ["SLIP_REFNO_DUPLICATED", "duplicate slip"],
      ["UNSTABLE_REFNO_ON_SLIP", "reference number unreadable"],
      ["TRIPPLE_WRONG_CAPTCHA", "bank check failed, contact support"],
      ["INVALID_SLIP", "invalid slip"],
      ["NOT_MATCH", "sender account doesn’t match"],
      ["EXPIRED_SLIP", "expired slip"],
      ["UNKNOW_ERROR", "unknown error"],
    ] as const;
    const failed = notes.map(([note], index) => row({ note, reference: `SL-${index}` }));
    await open(
      {},
      reply("statementSlips", {
        slips: [row({ status: "SUCCESS", amount: 500.25, reference: "SL-9" }), ...failed],
        total: 10,
      }),
    );
    for (const [, reason] of notes) {
      await expect.element(rowOf(`(${reason})`).getByText("Failed")).toBeVisible();
    }
    await expect
      .element(rowOf("(sender account doesn’t match)").getByText("-", { exact: true }))
      .toBeVisible();
    await expect.element(rowOf("Success")).toMatchTextContent("฿500.25");
    await expect.element(rowOf("Success").getByText("20/11/2026 18:05:12")).toBeVisible();
    await expectAccessible();
  });

  test("a reference does not break at its hyphen on a narrow phone", async () => {
    await page.viewport(320, 700);
    const references = ["SL-1000", "0142…8830"];
    const slips = references.map((reference) => row({ reference }));
    await open({}, reply("statementSlips", { slips, total: slips.length }));
    for (const reference of references) {
      const shown = page.getByText(reference, { exact: true });
      await expect.element(shown).toBeVisible();
      expect(shown.element().getClientRects()).toHaveLength(1);
    }
  });

  test("a link opens the picture; without one the tab opens inside the click, before the call", async () => {
    const blank = document.implementation.createHTMLDocument();
    const tab = { opener: window, closed: false, close: vi.fn(), document: blank };
    const leave = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
    const openTab = vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
    const { sent } = await open(
      {},
      reply("statementSlips", {
        slips: [
          row({ link: "https://slips.example/1.jpg", reference: "SL-1", amount: 100 }),
          row({ link: null, reference: "SL-2", amount: 200 }),
          row({ link: null, reference: null, amount: 300 }),
          row({ link: "javascript:alert(1)", reference: null, amount: 400 }),
        ],
        total: 4,
      }),
      reply("statementSlipReference", () => {
        expect(openTab).toHaveBeenCalledExactlyOnceWith("", "_blank");
        return { url: "https://slips.example/2.jpg" };
      }),
    );
    await expect
      .element(
        rowOf("100.00").getByRole("link", { name: /^View the slip of .*\(opens in a new tab\)$/ }),
      )
      .toHaveAttribute("href", "https://slips.example/1.jpg");
    for (const amount of ["300.00", "400.00"]) {
      await expect.element(rowOf(amount).getByRole("link")).not.toBeInTheDocument();
      await expect.element(rowOf(amount).getByRole("button")).not.toBeInTheDocument();
    }
    await rowOf("200.00").getByRole("button").click();
    await expect.poll(() => leave).toHaveBeenCalledOnce();
    expect(blank.querySelector("a")?.href).toBe("https://slips.example/2.jpg");
    expect(tab.opener).toBeNull();
    expect(sent("statementSlipReference")).toHaveLength(1);
  });

  test("a blocked tab becomes a visible link; a failure is announced", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    const { backend } = await open(
      {},
      reply("statementSlips", { slips: [row({ reference: "SL-2" })], total: 1 }),
      reply("statementSlipReference", { url: "https://slips.example/2.jpg" }),
    );
    const view = page.getByRole("button", { name: /^View the slip of .*\(opens in a new tab\)$/ });
    await view.click();
    await expect
      .element(page.getByRole("link", { name: /^Open the picture/ }))
      .toHaveAttribute("href", "https://slips.example/2.jpg");
    await expectAccessible();
    backend.use(refuse("statementSlipReference", "NO_DATA"));
    await view.click();
    await expect
      .element(page.getByRole("alert").getByText("The picture couldn’t be opened"))
      .toBeVisible();
  });

  test("is read again on request, and has pages of ten", async () => {
    const pageOf = (body: unknown) => body as { page: number; limit: number };
    const { backend, sent } = await open(
      {},
      reply("statementSlips", ({ body }) => ({
        slips: [row({ amount: 100 * pageOf(body).page, status: "PROCESSING" })],
        total: 11,
      })),
    );
    await expect.element(rowOf("100.00").getByText("In progress")).toBeVisible();
    await page.getByRole("button", { name: "Page 2", exact: true }).click();
    await expect.element(rowOf("200.00")).toBeVisible();
    expect(sent("statementSlips").at(-1)?.body).toEqual({ page: 2, limit: 10 });
    backend.use(
      reply("statementSlips", { slips: [row({ amount: 900, status: "success" })], total: 11 }),
    );
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect.element(rowOf("900.00").getByText("Success")).toBeVisible();
  });

  test("offers a retry when it cannot be read", async () => {
    const { backend } = await open({}, refuse("statementSlips", "NO_DATA"));
    await page.getByRole("button", { name: "Try again" }).click();
    backend.use(reply("statementSlips", exampleOf("statementSlips")));
    await page.getByRole("button", { name: "Try again" }).click();
    await expect.element(rowOf("Success")).toBeVisible();
  });
});
