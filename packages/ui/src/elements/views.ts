import type { FlowName } from "./elements.types.ts";
import { createSheets } from "./page-sheet.ts";
import type { LoadedView } from "./views/view.types.ts";

/** A chunk for each flow. */
const CHUNKS: Readonly<Record<FlowName, () => Promise<LoadedView>>> = {
  deposit: () => import("./views/deposit.tsx"),
  withdraw: () => import("./views/withdraw.tsx"),
  wallet: () => import("./views/wallet.tsx"),
  spin: () => import("./views/spin.tsx"),
  chat: () => import("./views/chat.tsx"),
};

/** A flow that is loaded, with one style sheet for all its elements in a unit. */
export type StyledView = {
  readonly View: LoadedView["View"];
  readonly sheet: ReturnType<typeof createSheets>;
};

const loading = new Map<FlowName, Promise<StyledView>>();

async function load(flow: FlowName): Promise<StyledView> {
  const { View, css } = await CHUNKS[flow]();
  return { View, sheet: createSheets(css) };
}

/** Loads a flow once. After a failure, the next call tries again. */
export function loadView(flow: FlowName): Promise<StyledView> {
  const known = loading.get(flow);
  if (known) return known;
  const begun = load(flow);
  loading.set(flow, begun);
  begun.catch(() => loading.delete(flow));
  return begun;
}
