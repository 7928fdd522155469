import type { BrowserContext, Page } from "@playwright/test";
import type { Scenario } from "@satang/sandbox";
import type { App } from "../models/app.ts";

/** Tools of a scene. */
export interface Stage {
  readonly app: App;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly scenario: Scenario;
}

/** A screen in one state, and the steps to reach it. */
export interface Scene {
  /** Heading of the sheet that shows it. */
  readonly group: string;
  readonly name: string;
  /** The phone number of the member who is signed in; none for a visitor. */
  readonly member?: string;
  /** Whether the picture shows the whole page. @default false */
  readonly tall?: boolean;
  /** Resolves when the screen is complete. */
  readonly play: (stage: Stage) => Promise<void>;
}
