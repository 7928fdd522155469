import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { BrowserContext, BrowserType, Page } from "playwright";
import { freePort } from "../../../scripts/setup/free-port.ts";
import { type Input, trustInput } from "./input.ts";
import { inspectPage } from "./inspector.ts";

const PROGRAM = fileURLToPath(new URL("window.py", import.meta.url));

/** Look of a window, which the page reads as the wishes of its member. */
export interface Look {
  /** CSS pixels. */
  readonly size: readonly [width: number, height: number];
  /** `th-TH` */
  readonly language: string;
  /** Whether the member asked for less movement. */
  readonly still: boolean;
  readonly dark: boolean;
}

/** A window of WebKitGTK with an empty profile and one page. */
export interface WebKitWindow {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** Runs in the page: asks for every frame. A display that nobody asks for a while gives no frame for minutes. */
function keepDrawing(): void {
  requestAnimationFrame(keepDrawing);
}

/** Everything that a process has written so far. */
function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = "";
  for (const stream of [stdout, stderr]) stream?.on("data", (data) => (output += String(data)));
  return () => output;
}

/** Opens a window on a display. */
export async function openWindow(
  webkit: BrowserType,
  display: string,
  look: Look,
): Promise<WebKitWindow> {
  const port = await freePort();
  const child = spawn(PROGRAM, [JSON.stringify(look)], {
    env: {
      ...process.env,
      DISPLAY: display,
      WEBKIT_INSPECTOR_SERVER: `127.0.0.1:${port}`,
      NO_AT_BRIDGE: "1",
      GTK_A11Y: "none",
    },
  });
  const output = outputOf(child);
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const transport = await inspectPage(port, () => (hasEnded() ? output() : undefined));
  const browser = await webkit.connectOverCDP(transport);
  const [context] = browser.contexts();
  const [page] = context?.pages() ?? [];
  if (!context || !page) throw new Error(`the window of WebKit has no page: ${output()}`);
  const send = (input: Input) => void child.stdin.write(`${JSON.stringify(input)}\n`);
  await context.addInitScript({ content: `${keepDrawing}\nkeepDrawing();` });
  await trustInput(context, page, send);
  page.setViewportSize = async (size) => {
    send({ type: "size", ...size });
    await page.waitForFunction(({ width }) => innerWidth === width, size);
  };
  return {
    context,
    page,
    close: async () => {
      await browser.close().catch(() => undefined);
      child.stdin.end();
      child.kill();
      if (!hasEnded()) await once(child, "exit");
    },
  };
}
