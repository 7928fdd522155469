import { createKeyValueStore, storageKeys } from "@satang/headless/provider";
import { config } from "../config/config.ts";
import { lazyPart } from "../shell/lazy-part.tsx";

/**
 * The reports of interrupted money. Nothing is shown until the chunk is loaded, because it is not a
 * screen.
 */
export const OperationReports = lazyPart(
  async () => (await import("@satang/ui/flows/money")).OperationReports,
  "screen",
  null,
);

/** The question before a logout. Without a connection nothing is asked. */
export const SignOutQuestion = lazyPart(
  async () => (await import("./SignOutQuestion.tsx")).SignOutQuestion,
  "optional",
);

const storage = createKeyValueStore(() => window.localStorage, { prefix: config.storagePrefix });

/** Whether a visit before this one was interrupted during a registration: only then are its reports loaded. */
export const hasInterruptedVisit = () =>
  storage.keys().some((key) => key.startsWith(storageKeys.visitorMoney));
