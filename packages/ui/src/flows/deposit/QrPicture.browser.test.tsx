import { useQrDeposit } from "@satang/headless/deposit";
import { expectAccessible } from "@satang/story-kit/axe";
import { money } from "@satang/story-kit/fake-money";
import { exampleOf, reply } from "@satang/story-kit/fake-wallet";
import { withForcedColors } from "@satang/story-kit/forced-colors";
import { qrMarkupOf, qrPicture } from "@satang/story-kit/qr-markup";
import { readQr } from "@satang/story-kit/read-qr";
import { showMoney } from "@satang/story-kit/show-money";
import { expect, onTestFinished, test, vi } from "vitest";
import { cdp, page } from "vitest/browser";
import { adoptTheme } from "../../theme/css/adopt-theme.ts";
import type { BrandTokens } from "../../theme/tokens/brand.types.ts";
import { QrPanel } from "./QrPanel.tsx";

/** As long as the payload of a PromptPay QR with an amount and a reference. */
const PAID =
  "00020101021229370016A000000677010111021301055610000015303764540650.005802TH62290525qr00112233445566778899aa6304ABCD";
const ADDRESS = "https://qr.example/pay.png?id=1&size=2";
const brands = import.meta.glob<Record<string, BrandTokens>>("../../theme/brands/*/index.ts", {
  eager: true,
});
const themes = Object.values(brands).flatMap((brand) => Object.values(brand));
const forms = qrMarkupOf(PAID);

const picture = page.getByRole("img", { name: /^QR code to pay/ });
const refusal = page.getByText(/We can’t show this QR/);

const Panel = () => (
  <QrPanel deposit={useQrDeposit({ provider: "KBANK" })} payee="SATANG CO LTD" onDone={() => {}} />
);

const answer = (qrcode: string) =>
  reply("qrcodeCurrent", {
    ...exampleOf("qrcodeCurrent", "waiting"),
    qrcode,
    expireIn: new Date(Date.now() + 300_000).toISOString(),
  });

const showQr = (markup: string) =>
  showMoney(<Panel />, { overrides: [...money(500), answer(markup)] });

async function readShown(): Promise<string> {
  await expect.element(picture).toBeVisible();
  const image = picture.element() as HTMLImageElement;
  await image.decode();
  // With the surface around it: what a camera sees.
  const shot = await page.screenshot({
    element: image.parentElement as Element,
    save: false,
    base64: true,
  });
  return readQr(shot);
}

async function inEveryTheme(check: () => Promise<void>) {
  expect(themes.map(({ id }) => id)).toContain("river-night");
  const root = document.documentElement;
  const { satangTheme } = root.dataset;
  onTestFinished(() => {
    root.dataset.satangTheme = satangTheme;
  });
  for (const theme of themes) {
    adoptTheme(theme);
    root.dataset.satangTheme = theme.id;
    await check();
  }
}

/** Answers requests for a picture of another site. */
async function servePicture(respond: { readonly status: number; readonly body: string }) {
  const session = cdp();
  const pause = ({ requestId }: { requestId: string }) =>
    void session.send("Fetch.fulfillRequest", {
      requestId,
      responseCode: respond.status,
      responseHeaders: [{ name: "content-type", value: "image/png" }],
      body: respond.body,
    });
  session.on("Fetch.requestPaused", pause);
  await session.send("Fetch.enable", { patterns: [{ urlPattern: "https://qr.example/*" }] });
  onTestFinished(async () => {
    session.off("Fetch.requestPaused", pause);
    await session.send("Fetch.disable");
  });
}

test.for(Object.entries(forms))(
  "a banking app reads the QR in every theme: %s",
  async ([, markup]) => {
    await showQr(markup);
    await inEveryTheme(async () => expect(await readShown()).toBe(PAID));
  },
);

test("a banking app reads the QR in forced colours", async () => {
  await showQr(forms["paths without a background"]);
  for (const scheme of ["light", "dark"] as const) {
    await withForcedColors(async () => expect(await readShown()).toBe(PAID), scheme);
  }
});

test.for([
  ["bare", ADDRESS],
  ["in HTML", `<p><img src="${ADDRESS.replace("&", "&amp;")}"></p>`],
])("a banking app reads a QR from an address on the web in every theme: %s", async ([, markup]) => {
  await servePicture({ status: 200, body: qrPicture(PAID) });
  await showQr(markup as string);
  await inEveryTheme(async () => expect(await readShown()).toBe(PAID));
  await expect.element(picture).toHaveAttribute("referrerpolicy", "no-referrer");
});

async function readPicture(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return readQr(btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join("")));
}

/** The browser of the tests has no share sheet. */
function withShareSheet(share: (data: ShareData) => Promise<void>) {
  Object.assign(navigator, { canShare: () => true, share });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, "canShare");
    Reflect.deleteProperty(navigator, "share");
  });
}

test("a banking app reads the QR from the saved picture, which also has amount and payee", async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((picture) => {
    saved.push(picture as Blob);
    return "blob:saved";
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  await showQr(forms["paths on white"]);
  await expect.element(picture).toBeVisible();
  const text = vi.spyOn(CanvasRenderingContext2D.prototype, "fillText");
  await page.getByRole("button", { name: "Save QR" }).click();
  await expect.poll(() => click.mock.calls.length).toBe(1);
  expect(await readPicture(saved[0] as Blob)).toBe(PAID);
  const words = text.mock.calls.map(([word]) => word).join("\n");
  expect(words).toMatch(/500\.00\sbaht/);
  expect(words).toContain("Pay to SATANG CO LTD");
  expect(words).toMatch(/Valid until \d\d\/\d\d\/\d{4} \d\d:\d\d/);
});

/** The lines of a saved picture, in pixels of its layout, that have a dark point. */
async function darkLines(picture: Blob): Promise<Set<number>> {
  const bitmap = await createImageBitmap(picture);
  const { width, height } = bitmap;
  const pen = new OffscreenCanvas(width, height).getContext(
    "2d",
  ) as OffscreenCanvasRenderingContext2D;
  pen.drawImage(bitmap, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const lines = new Set<number>();
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at] ?? 255) < 128) lines.add(Math.floor(((at / 4 / width) * 390) / width));
  }
  return lines;
}

test("the amount of a saved QR is whole: the white border of the code covers no part of it", async () => {
  const share = vi.fn(async (_: ShareData) => undefined);
  withShareSheet(share);
  await showQr(forms["paths on white"]);
  await page.getByRole("button", { name: "Share QR" }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  const lines = await darkLines(share.mock.calls[0]?.[0].files?.[0] as File);
  // From the top to the bottom of the digits.
  for (let y = 70; y <= 91; y += 1) expect(lines, `line ${y}`).toContain(y);
});

test("a banking app reads the QR from the shared picture; closing the share sheet is no failure", async () => {
  const share = vi.fn(async (_: ShareData) => {
    throw new DOMException("", "AbortError");
  });
  withShareSheet(share);
  await showQr(forms["paths on white"]);
  await page.getByRole("button", { name: "Share QR" }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  const file = share.mock.calls[0]?.[0].files?.[0] as File;
  expect([file.type, file.name]).toEqual(["image/png", expect.stringMatching(/^qr-.+\.png$/)]);
  expect(await readPicture(file)).toBe(PAID);
  await expect.element(page.getByText(/Couldn’t save it/)).not.toBeInTheDocument();
});

test("a share sheet that fails saves the picture; without one there is no button", async () => {
  const share = vi.fn(async (_: ShareData) => {
    throw new DOMException("", "NotAllowedError");
  });
  withShareSheet(share);
  const { screen } = await showQr(forms["paths on white"]);
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  await page.getByRole("button", { name: "Share QR" }).click();
  await expect.element(page.getByText("The QR is saved.")).toBeVisible();
  expect(click).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, "canShare");
  await screen.rerender(<Panel />);
  await expect.element(page.getByRole("button", { name: "Save QR" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Share QR" })).not.toBeInTheDocument();
});

const IN_LINE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari Line/14.9.0";

function insideLine() {
  vi.spyOn(navigator, "userAgent", "get").mockReturnValue(IN_LINE);
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  onTestFinished(() => void vi.restoreAllMocks());
  return click;
}

test("inside another app the QR is shown to be pressed and held, and nothing says that it is saved", async () => {
  const click = insideLine();
  await showQr(forms["paths on white"]);
  await page.getByRole("button", { name: "Save QR" }).click();
  const dialog = page.getByRole("dialog", { name: "Save QR" });
  await expect.element(dialog.getByText("Press and hold the picture to save it.")).toBeVisible();
  const shown = dialog.getByRole("img", { name: /^QR code to pay/ });
  const { src } = shown.element() as HTMLImageElement;
  expect(await readPicture(await (await fetch(src)).blob())).toBe(PAID);
  expect(click).not.toHaveBeenCalled();
  await expect.element(page.getByText("The QR is saved.")).not.toBeInTheDocument();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test("inside another app with a share sheet the QR is saved with that", async () => {
  const click = insideLine();
  const share = vi.fn(async (_: ShareData) => undefined);
  withShareSheet(share);
  await showQr(forms["paths on white"]);
  await page.getByRole("button", { name: "Save QR" }).click();
  await expect.poll(() => share.mock.calls.length).toBe(1);
  expect(click).not.toHaveBeenCalled();
  await expect.element(page.getByText("The QR is saved.")).not.toBeInTheDocument();
});

const SQUARE = "M0 0h40v40H0z";
const inverted = forms["paths on white"]
  .replace('fill="#fff"', "")
  .replace("<path d", '<path fill="#fff" d');

test.for([
  ["a black square", `<svg viewBox="0 0 40 40"><path d="${SQUARE}"/></svg>`],
  ["a blank picture", `<svg viewBox="0 0 40 40"><path fill="#fff" d="${SQUARE}"/></svg>`],
  ["white on black", inverted],
  ["a picture that is broken", "data:image/png;base64,iVBORw0KGgo="],
  ["an SVG that is broken", `<svg viewBox="a"><path d="x"/></svg>`],
])("a picture that no banking app can read is an error: %s", async ([, markup]) => {
  await showQr(markup as string);
  await expect.element(refusal).toBeVisible();
  await expect.element(picture).not.toBeInTheDocument();
  await expectAccessible();
});

test("a QR that cannot be shown is loaded again", async () => {
  const { backend } = await showQr(`<svg viewBox="0 0 40 40"><path d="${SQUARE}"/></svg>`);
  await expect.element(refusal).toBeVisible();
  backend.use(answer(forms["a data: picture"]));
  await page.getByRole("button", { name: "Reload" }).click();
  expect(await readShown()).toBe(PAID);
  await expect.element(refusal).not.toBeInTheDocument();
});

test("a picture that did not load is loaded again from the same address", async () => {
  const respond = { status: 503, body: "" };
  await servePicture(respond);
  // Another address than in other tests: a browser keeps pictures that it has loaded.
  await showQr("https://qr.example/late.png");
  await expect.element(refusal).toBeVisible();
  Object.assign(respond, { status: 200, body: qrPicture(PAID) });
  await page.getByRole("button", { name: "Reload" }).click();
  expect(await readShown()).toBe(PAID);
});
