import { drop, exampleOf, refuse, reply, respondWith } from "@satang/api/testing";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { useOpenOperations } from "../operations/index.ts";
import { QrDeposit } from "./QrDeposit.tsx";
import { useQrDeposit } from "./use-qr-deposit.ts";

const inFiveMinutes = () => new Date(Date.now() + 300_000).toISOString();
const none = () => reply("qrcodeCurrent", { hasQrcode: false });
const created = () =>
  reply("qrcodeCreate", () => ({
    ...exampleOf("qrcodeCreate", "created"),
    expireIn: inFiveMinutes(),
  }));

/** A complete QR deposit in bare HTML, as a partner writes it without `@satang/ui`. */
const Bare = () => {
  const deposit = useQrDeposit({ provider: "KBANK" });
  return (
    <QrDeposit.Root value={deposit}>
      <p>{deposit.state}</p>
      {deposit.notice ? <p role="alert">{JSON.stringify(deposit.notice)}</p> : null}
      <QrDeposit.Amount aria-label="Amount" />
      <QrDeposit.Create disabled={!deposit.draft}>Create QR</QrDeposit.Create>
      <QrDeposit.Code alt="QR to pay" />
      <QrDeposit.Countdown />
      <QrDeposit.Cancel asChild>
        <button type="button">Cancel</button>
      </QrDeposit.Cancel>
      <QrDeposit.Transferred>Paid</QrDeposit.Transferred>
    </QrDeposit.Root>
  );
};

test("a page in bare HTML creates a QR, shows it as an image with its time, and cancels it", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, { overrides: [none(), created()] });
  await screen.getByLabelText("Amount").fill("๕๐๐");
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("500");
  await screen.getByRole("button", { name: "Create QR" }).click();

  const code = screen.getByRole("img", { name: "QR to pay" });
  await expect.element(code).toBeVisible();
  expect(code.element().getAttribute("src")).toMatch(/^data:image\/svg\+xml/);
  expect(screen.getByRole("timer").element().textContent).toMatch(/^0[45]:\d\d$/);
  expect(sent("qrcodeCreate")[0]?.body).toEqual({ amount: 500 });

  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByText("entering")).toBeVisible();
  expect(sent("qrcodeCancel")).toHaveLength(1);
});

test("nothing is sent below the minimum, and a double tap sends one call", async () => {
  const { screen, sent } = await renderWithBackend(<Bare />, { overrides: [none(), created()] });
  const create = screen.getByRole("button", { name: "Create QR" });
  await screen.getByLabelText("Amount").fill("0.99");
  await expect.element(create).toBeDisabled();
  await screen.getByLabelText("Amount").fill("500");
  await create.dblClick();
  await expect.element(screen.getByRole("img")).toBeVisible();
  expect(sent("qrcodeCreate")).toHaveLength(1);
});

test("a server that makes no QR is shown with its own message", async () => {
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [none(), reply("qrcodeCreate", exampleOf("qrcodeCreate", "refused"))],
  });
  await screen.getByLabelText("Amount").fill("500");
  await screen.getByRole("button", { name: "Create QR" }).click();
  await expect.element(screen.getByText(/ธนาคารปิดปรับปรุง/)).toBeVisible();
  await expect.element(screen.getByLabelText("Amount")).toHaveValue("500");
});

test("a refusal with a code keeps the amount and shows the code", async () => {
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [none(), refuse("qrcodeCreate", "QR_FAIL")],
  });
  await screen.getByLabelText("Amount").fill("500");
  await screen.getByRole("button", { name: "Create QR" }).click();
  await expect.element(screen.getByText(/QR_FAIL/)).toBeVisible();
});

test("a QR with an unreadable expiry is shown as an error, not as a QR without expiry", async () => {
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [
      respondWith("qrcodeCurrent", 200, { ...exampleOf("qrcodeCurrent"), expireIn: "soon" }),
    ],
  });
  await expect.element(screen.getByText("readFailed")).toBeVisible();
});

test("after a create with a lost reply the created QR is found, and no second one is created", async () => {
  const { screen, sent, backend } = await renderWithBackend(<Bare />, {
    overrides: [none(), drop("qrcodeCreate")],
  });
  await screen.getByLabelText("Amount").fill("500");
  await screen.getByRole("button", { name: "Create QR" }).click();
  await expect.poll(() => sent("qrcodeCreate")).toHaveLength(1);
  await expect.element(screen.getByText("creating")).toBeVisible();
  backend.use(reply("qrcodeCurrent", { ...exampleOf("qrcodeCurrent"), expireIn: inFiveMinutes() }));
  window.dispatchEvent(new Event("online"));
  await expect.element(screen.getByRole("img", { name: "QR to pay" })).toBeVisible();
  expect(sent("qrcodeCreate")).toHaveLength(1);
});

test("a paid QR is hidden: it is single-use, and nobody may pay it twice", async () => {
  const shown = { ...exampleOf("qrcodeCurrent"), expireIn: inFiveMinutes() };
  const { screen } = await renderWithBackend(<Bare />, {
    overrides: [reply("qrcodeCurrent", shown)],
  });
  await screen.getByRole("button", { name: "Paid" }).click();
  await expect.element(screen.getByText("transferred")).toBeVisible();
  for (const role of ["img", "timer", "button"] as const) {
    await expect.element(screen.getByRole(role)).not.toBeInTheDocument();
  }
});

const open = () =>
  reply("qrcodeCurrent", { ...exampleOf("qrcodeCurrent"), expireIn: inFiveMinutes() });
const noRows = reply("statementList", { total: 0, statements: [] });
const wake = () => window.dispatchEvent(new Event("online"));

test("a QR that another device ended is hidden on waking, with a notice", async () => {
  const { screen, backend } = await renderWithBackend(<Bare />, { overrides: [open(), noRows] });
  await expect.element(screen.getByRole("img")).toBeVisible();
  backend.use(none());
  wake();
  await expect.element(screen.getByText("entering")).toBeVisible();
  await expect.element(screen.getByRole("alert")).toHaveTextContent('{"kind":"withdrawn"}');
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
});

test("a QR that was paid on another device is shown as credited, not as cancelled", async () => {
  const { screen, backend } = await renderWithBackend(<Bare />, { overrides: [open(), noRows] });
  await expect.element(screen.getByRole("img")).toBeVisible();
  const paid = {
    statementType: "deposit" as const,
    status: "SUCCESS",
    amount: exampleOf("qrcodeCurrent").amount ?? 0,
    createdAt: new Date(Date.now() + 1_000).toISOString(),
  };
  backend.use(none(), reply("statementList", { total: 1, statements: [paid] }));
  wake();
  await expect.element(screen.getByText("credited")).toBeVisible();
});

test("while a cancel has no reply the QR is hidden, and it stays hidden when the cancel was executed", async () => {
  const { screen, backend, sent } = await renderWithBackend(<Bare />, {
    overrides: [open(), noRows, drop("qrcodeCancel")],
  });
  await screen.getByRole("button", { name: "Cancel" }).click();
  await expect.element(screen.getByText("unconfirmed")).toBeVisible();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
  backend.use(none());
  wake();
  await expect.element(screen.getByText("entering")).toBeVisible();
  await expect.element(screen.getByRole("img")).not.toBeInTheDocument();
  expect(sent("qrcodeCancel")).toHaveLength(1);
});

const Told = () => (
  <QrDeposit.Root options={{ provider: "KBANK" }}>
    <QrDeposit.Notice>{({ kind }) => kind}</QrDeposit.Notice>
    <QrDeposit.Reload>Again</QrDeposit.Reload>
    <QrDeposit.Amount aria-label="Amount" />
  </QrDeposit.Root>
);

test("a problem is a part with its kind, and offers to read again when there is no other action", async () => {
  const { screen, backend } = await renderWithBackend(<Told />, {
    overrides: [
      respondWith("qrcodeCurrent", 200, { ...exampleOf("qrcodeCurrent"), expireIn: "soon" }),
    ],
  });
  const notice = screen.getByRole("alert");
  await expect.element(notice).toHaveTextContent("readFailed");
  expect(notice.element().getAttribute("data-part")).toBe("qr-notice");
  expect(notice.element().getAttribute("data-state")).toBe("readFailed");
  backend.use(none());
  await screen.getByRole("button", { name: "Again" }).click();
  await expect.element(screen.getByLabelText("Amount")).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
});

const Two = () => {
  const kbank = useQrDeposit({ provider: "KBANK" });
  const ww = useQrDeposit({ provider: "WW" });
  return (
    <>
      <p>WW {ww.state}</p>
      <QrDeposit.Root value={kbank}>
        <QrDeposit.Amount aria-label="Amount" />
        <QrDeposit.Create disabled={!kbank.draft}>Create QR</QrDeposit.Create>
        <QrDeposit.Code alt="QR to pay" />
      </QrDeposit.Root>
    </>
  );
};

test("after a QR of one provider is created, those of the others are read again", async () => {
  const { screen, sent } = await renderWithBackend(<Two />, { overrides: [none(), created()] });
  await expect.element(screen.getByText("WW entering")).toBeVisible();
  const readsOfWw = () => sent("qrcodeCurrent").filter(({ path }) => path.reference === "WW");
  expect(readsOfWw()).toHaveLength(1);
  await screen.getByLabelText("Amount").fill("500");
  await screen.getByRole("button", { name: "Create QR" }).click();
  await expect.element(screen.getByRole("img")).toBeVisible();
  await expect.poll(() => readsOfWw()).toHaveLength(2);
});

/** A deposit in a sheet, which stays rendered while it is closed, next to the reports of the page. */
function Sheet({ also }: { readonly also: boolean }) {
  const [isOpen, setOpen] = useState(true);
  const deposit = useQrDeposit({ provider: "KBANK", inView: isOpen });
  const reports = useOpenOperations();
  return (
    <>
      <p>{deposit.state}</p>
      <button {...deposit.getCancelProps()}>Cancel</button>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
      <p>{`reports: ${reports.length}`}</p>
      {also && <Bare />}
    </>
  );
}

/** Cancels a QR, closes the sheet, and answers. The time that a page waits for a form does not pass. */
async function cancelAndClose({ also = false } = {}) {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const done = async () => {
    await answered;
    return { code: "SUCCESS" };
  };
  const shown = { ...exampleOf("qrcodeCurrent"), expireIn: inFiveMinutes() };
  const { screen, sent, backend } = await renderWithBackend(<Sheet also={also} />, {
    overrides: [reply("qrcodeCurrent", shown), reply("qrcodeCancel", done as never)],
  });
  await expect.element(screen.getByText("awaitingPayment").first()).toBeVisible();
  await screen.getByRole("button", { name: "Cancel" }).first().click();
  await expect.poll(() => sent("qrcodeCancel")).toHaveLength(1);
  await screen.getByRole("button", { name: "Close" }).click();
  backend.use(none());
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  answer();
  return screen;
}

test("a cancel that is answered after its sheet was closed is reported at once", async () => {
  const screen = await cancelAndClose();
  await expect.element(screen.getByText("reports: 1")).toBeVisible();
});

test("a cancel that another view shows is not reported over it", async () => {
  const screen = await cancelAndClose({ also: true });
  await expect.element(screen.getByText("entering").first()).toBeVisible();
  await expect.element(screen.getByText("reports: 0")).toBeVisible();
});
