import { money } from "@satang/story-kit/fake-money";
import { exampleOf } from "@satang/story-kit/fake-wallet";
import { showMoney } from "@satang/story-kit/show-money";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { OnOpenChange } from "../src/overlay/open-change.types.ts";

type Modal = { readonly open: boolean; readonly onOpenChange: OnOpenChange };

/** What the flows need in addition to the props of a modal. */
const more: Readonly<Record<string, object>> = {
  GameFlow: { code: "PGSLOT" },
  OwnLimitFlow: { limit: "deposit" },
  PromotionFlow: { onFind: () => undefined },
  ReceiptFlow: { source: { kind: "row", row: exampleOf("statementList").statements[0] } },
};

/** Screens, which have no closed state. */
const SCREENS: ReadonlySet<string> = new Set([
  "BonusFlow",
  "ContactFlow",
  "HowtoFlow",
  "LoginFlow",
  "ProfileFlow",
  "ProtectionFlow",
  "RegisterFlow",
  "StatementFlow",
  "StoppedFlow",
]);

const modules = import.meta.glob<Record<string, (props: Modal) => ReactElement>>(
  "../src/flows/*/index.ts",
  { eager: true },
);
const flows = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name.endsWith("Flow") && !SCREENS.has(name));

const closed: Modal = { open: false, onOpenChange: () => undefined };

test("a page with every flow closed makes no call", async () => {
  expect(flows.length).toBeGreaterThan(12);
  const { backend } = await showMoney(
    <>
      {flows.map(([name, Flow]) => (
        <Flow key={name} {...closed} {...more[name]} />
      ))}
      <p>The page</p>
    </>,
    { overrides: money(500) },
  );
  await expect.element(page.getByText("The page")).toBeVisible();
  window.dispatchEvent(new Event("focus"));
  window.dispatchEvent(new Event("online"));
  document.dispatchEvent(new Event("visibilitychange"));
  await expect.element(page.getByText("The page")).toBeVisible();
  await Promise.resolve();
  expect(backend.calls.map(({ id }) => id)).toEqual([]);
});
