import type { BrowserContext, Page } from "@playwright/test";
import type { Scenario } from "@satang/sandbox";
import type { App } from "../models/app.ts";

/** What a scene may use to come about. */
export interface Stage {
  readonly app: App;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly scenario: Scenario;
}

/** One screen in one state, and how to get there. */
export interface Scene {
  /** Heading of the sheet it stands under. */
  readonly group: string;
  readonly name: string;
  /** The phone number of the member who is signed in; none for a visitor. */
  readonly member?: string;
  /** Whether the picture runs to the end of the page. @default false */
  readonly tall?: boolean;
  /** Comes back when the screen stands. */
  readonly play: (stage: Stage) => Promise<void>;
}
