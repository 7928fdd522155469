import type { MemberCall } from "../calls/call.ts";
import { depositHandlers } from "../deposit/deposit.handlers.ts";
import { qrProviders } from "../deposit/qr-provider.rules.ts";
import { offsetOf, type PageRequest } from "../statement/page.rules.ts";
import { type StatementRequest, statementHandlers } from "../statement/statement.handlers.ts";
import { isShown } from "../statement/statement-filter.rules.ts";
import { walletHandlers } from "../wallet/wallet.handlers.ts";

type Statement = {
  readonly statements: readonly { readonly statementType: string; readonly status: string }[];
};

/** The answers of the reads of a member's money at one moment. */
export type MemberState = {
  readonly wallet: unknown;
  /** Every row. */
  readonly statement: Statement;
  readonly qr: ReadonlyMap<string, unknown>;
};

const EVERY_ROW: PageRequest = { page: 1, limit: 1_000_000 };

/** Reads the state of a member's money. */
export async function readMemberState(call: MemberCall): Promise<MemberState> {
  const qr = new Map<string, unknown>();
  for (const reference of qrProviders) {
    qr.set(reference, await depositHandlers.qrcodeCurrent({ ...call, params: { reference } }));
  }
  const statement = await statementHandlers.statementList({ ...call, body: EVERY_ROW });
  return { wallet: await walletHandlers.walletGet(call), statement: statement as Statement, qr };
}

/** The answer of a read from a state; `undefined` for a call that a replica does not answer. */
export function answerFrom(state: MemberState, operationId: string, call: MemberCall): unknown {
  switch (operationId) {
    case "walletGet":
      return state.wallet;
    case "qrcodeCurrent":
      return state.qr.get(call.params.reference ?? "");
    case "statementList": {
      const { filter, ...page } = call.body as StatementRequest;
      const first = offsetOf(page);
      const rows = state.statement.statements.filter(
        ({ statementType: type, status }) => !filter || isShown(filter, { type, status }),
      );
      return {
        ...state.statement,
        total: rows.length,
        statements: rows.slice(first, first + page.limit),
      };
    }
    default:
      return undefined;
  }
}
