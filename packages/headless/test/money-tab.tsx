import { exampleOf, reply } from "@satang/api/testing";
import { satang } from "@satang/core";
import { expect, vi } from "vitest";
import { useMoneyOperation } from "../src/money/use-money-operation.ts";
import type { MoneyOperationView } from "../src/money/use-operation-view.ts";
import {
  type OpenOperation,
  useOpenOperation,
  useOpenOperations,
} from "../src/operations/index.ts";
import { useSession } from "../src/session/index.ts";
import { TRANSFER_LOCK, transferOperation } from "../src/transfer/transfer.operation.ts";
import { useWallet } from "../src/wallet/index.ts";
import { WITHDRAW_LOCK, withdrawOperation } from "../src/withdraw/withdraw.operation.ts";
import type { renderWithBackend } from "./render-with-backend.tsx";

/** The reply of the wallet of a member. */
export const walletOf = (member: string, cash = 500) => {
  const example = exampleOf("walletGet");
  return reply("walletGet", {
    ...example,
    profile: { ...example.profile, _id: member },
    wallet: { amount: cash },
  });
};

/** A statement without rows. */
export const noRows = reply("statementList", { total: 0, statements: [] });

/** The row of a withdrawal of 100 baht, now or at `createdAt`. */
const rowOf = (reference?: string, createdAt = new Date().toISOString()) => ({
  statementType: "withdraw" as const,
  from: "wallet",
  to: "SCB",
  status: "PROCESSING",
  amount: 100,
  createdAt,
  ...(reference === undefined ? {} : { reference }),
});

/** A statement with the row of a withdrawal of 100 baht, now or at `createdAt`. */
export const withdrawRow = (reference?: string, createdAt?: string) =>
  reply("statementList", { total: 1, statements: [rowOf(reference, createdAt)] });

/** A statement without rows until a key is known; then with the row of a withdrawal with that key. */
export const withdrawRowOf = (key: () => string) =>
  reply("statementList", () => {
    const statements = key() === "" ? [] : [rowOf(key())];
    return { total: statements.length, statements };
  });

function Operation({ is, of }: { is: string; of: MoneyOperationView }) {
  const { status, error, hint, isRepeated } = of;
  const reason = error?.kind === "notSent" ? ` ${error.reason}` : "";
  const marks = `${hint ? " with a hint" : ""}${isRepeated ? " asked" : ""}`;
  return (
    <>
      <output aria-label={is}>{`${status}${reason}${marks}`}</output>
      {(["check", "retry", "close"] as const).map((action) => (
        <button key={action} type="button" onClick={of[action]}>
          {`${is} ${action}`}
        </button>
      ))}
    </>
  );
}

function Open({ operation }: { operation: OpenOperation }) {
  const { operation: name, status, check } = useOpenOperation(operation);
  return (
    <li>
      {`${name} ${status}`}
      <button type="button" onClick={check}>{`look at ${name}`}</button>
    </li>
  );
}

/** A page with a withdrawal, a transfer, and the list of open operations. */
export function Tab({ name = "tab", baht = 100 }: { name?: string; baht?: number }) {
  const withdraw = useMoneyOperation(withdrawOperation, WITHDRAW_LOCK);
  const transfer = useMoneyOperation(transferOperation, TRANSFER_LOCK);
  const open = useOpenOperations();
  const { isSignedIn, actions } = useSession();
  const { wallet } = useWallet({ enabled: isSignedIn });
  const amount = satang(baht * 100);
  return (
    <section aria-label={name}>
      <output aria-label={`${name} wallet`}>{wallet ? "read" : "not read"}</output>
      <Operation is={`${name} withdraw`} of={withdraw} />
      <button type="button" onClick={() => withdraw.submit({ amount })}>
        {`${name} send withdraw`}
      </button>
      <Operation is={`${name} transfer`} of={transfer} />
      <button type="button" onClick={() => transfer.submit({ from: "wallet", to: "PG", amount })}>
        {`${name} send transfer`}
      </button>
      <button type="button" onClick={actions.signOut}>
        {`${name} sign out`}
      </button>
      <output aria-label={`${name} open`}>{open.length}</output>
      <ul>
        {open.map((operation) => (
          <Open key={operation.id} operation={operation} />
        ))}
      </ul>
    </section>
  );
}

type Visit = Awaited<ReturnType<typeof renderWithBackend>>;

/** Presses the button of this name. */
export const press = ({ screen }: Visit, name: string) =>
  screen.getByRole("button", { name, exact: true }).click();

/** Waits until the element with this label shows this text. */
export const shows = ({ screen }: Visit, label: string, text: string) =>
  expect.element(screen.getByLabelText(label, { exact: true })).toHaveTextContent(text);

/** Waits until the list of open operations has this line. */
export const lists = ({ screen }: Visit, text: string) =>
  expect.element(screen.getByText(text, { exact: false })).toBeVisible();

/** Waits until a call was received this often. */
export const isSent = ({ sent }: Visit, id: string, times = 1) =>
  expect.poll(() => sent(id)).toHaveLength(times);

/** The idempotency key of the first call. */
export const keyOf = ({ sent }: Visit, id: string) =>
  sent(id)[0]?.headers.get("idempotency-key") ?? "";

/** Presses a button that reads again, until the element that it updates shows this text. */
export const pressUntil = ({ screen }: Visit, name: string, label: string, text: string) =>
  vi.waitFor(
    () => {
      const button = screen.getByRole("button", { name, exact: true }).query();
      (button as HTMLButtonElement | null)?.click();
      const shown = screen.getByLabelText(label, { exact: true }).element().textContent;
      expect(shown).toBe(text);
    },
    { timeout: 5_000, interval: 100 },
  );
