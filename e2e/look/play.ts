import { join } from "node:path";
import type { Browser } from "@playwright/test";
import type { Locale } from "@satang/i18n";
import type { Words } from "@satang/ui/testing";
import type { AppServer } from "../fixtures/server.ts";
import { signIn, storageOf } from "../fixtures/visit.ts";
import { App } from "../models/app.ts";
import type { Scene } from "./scene.ts";
import type { Outcome } from "./sheet.ts";
import { PHONE, shoot, type View } from "./shoot.ts";

/** The time of every picture: 14:30 in Bangkok. */
const MOMENT = new Date("2026-11-21T14:32:00+07:00");

const slug = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The views of a scene that are taken, and the folder of their pictures. */
export interface Taking {
  readonly folder: string;
  readonly views: readonly View[];
}

/** Runs one scene in one language and takes its pictures. */
export async function play(
  browser: Browser,
  server: AppServer,
  scene: Scene,
  words: Words<Locale>,
  { folder, views }: Taking,
): Promise<Outcome> {
  const { scenario } = server.sandbox;
  await scenario.reset({ freezeAt: MOMENT });
  const { locale } = words;
  const token = scene.member ? await signIn(server.url, { username: scene.member }) : undefined;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: PHONE,
    reducedMotion: "reduce",
    storageState: storageOf({ url: server.url, locale, token }),
  });
  const uncaught: string[] = [];
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await page.clock.install({ time: MOMENT });
    page.on("pageerror", (error) => uncaught.push(error.message));
    await scene.play({ app: new App(page, words), page, context, scenario });
    const place = join(folder, slug(scene.group), slug(scene.name));
    const shots = await shoot(page, { folder: place, locale, tall: scene.tall ?? false, views });
    if (uncaught.length > 0) throw new Error(`uncaught: ${uncaught.join("; ")}`);
    return { scene, shots };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { scene, shots: [], error: `${locale}: ${reason}` };
  } finally {
    await context.close();
  }
}
