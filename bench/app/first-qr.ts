import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD, DEMO_PHONE } from "@satang/sandbox";
import type { Words } from "@satang/ui/testing";
import { App } from "../../e2e/models/app.ts";
import { nextPaint, recordEvents } from "./next-paint.ts";

/** A slow mobile network: 400 kbit/s, and 400 ms until the first byte of a reply. */
const NETWORK = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
} as const;

/** Time between two keys of a member who types well, ms. */
const BETWEEN_KEYS = { delay: 150 } as const;

/** A step from the cold start to the QR. */
export type Step = {
  readonly name: string;
  /** From the tap until the next screen is shown, ms. */
  readonly wait: number;
  /** From the tap to the next paint, ms; none for the first document. */
  readonly answer: number | null;
};

async function waitFor(act: () => Promise<unknown>, shown: Locator): Promise<number> {
  const from = performance.now();
  await act();
  await shown.first().waitFor();
  return performance.now() - from;
}

/** Taps, and measures both. */
async function tap(page: Page, name: string, target: Locator, shown: Locator): Promise<Step> {
  await target.waitFor();
  const box = await target.boundingBox();
  if (!box) throw new Error(`${name}: there is nothing to tap`);
  let wait = 0;
  const answer = await nextPaint(page, async () => {
    wait = await waitFor(
      () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2),
      shown,
    );
  });
  return { name, wait, answer };
}

/**
 * A member's way from the address of the app to a QR on the screen, on a device that has nothing of the app but a language and a
 * theme. Keys are typed one by one. The time of typing is that of the member, and no waiting.
 * @param slowdown of the processor
 */
export async function firstQr(
  browser: Browser,
  options: BrowserContextOptions,
  words: Words<"th">,
  slowdown: number,
): Promise<Step[]> {
  const context = await browser.newContext(options);
  try {
    await recordEvents(context);
    const page = await context.newPage();
    page.setDefaultTimeout(120_000);
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    const app = new App(page, words, { touch: true });
    const open = () => page.goto("/login", { waitUntil: "commit" });
    const steps: Step[] = [
      { name: "open the login", wait: await waitFor(open, app.login.submit), answer: null },
    ];
    await app.login.username.pressSequentially(DEMO_PHONE, BETWEEN_KEYS);
    await app.login.password.pressSequentially(DEMO_PASSWORD, BETWEEN_KEYS);
    const deposit = app.home.action("deposit");
    steps.push(await tap(page, "log in", app.login.submit, app.home.balance(12_480.5)));
    const way = app.deposit.qrWay("KBANK");
    steps.push(await tap(page, "open the deposit", deposit, way));
    steps.push(await tap(page, "choose the QR", way, app.deposit.amount));
    await app.deposit.amount.pressSequentially("300", BETWEEN_KEYS);
    steps.push(await tap(page, "create the QR", app.deposit.create, app.deposit.qr));
    return steps;
  } finally {
    await context.close();
  }
}
