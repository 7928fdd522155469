import { warn } from "../warnings/warn.ts";
import { watchPage } from "../warnings/watch-page.ts";
import { findUnknownElements } from "./element-problems.ts";
import type { FlowName } from "./elements.types.ts";
import { FlowElement } from "./flow-element.ts";

/** The build replaces the value. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** `<satang-deposit>`: the deposit, opened with `open`. */
export class SatangDepositElement extends FlowElement {
  readonly flow = "deposit";
}

/** `<satang-withdraw>`: the withdrawal, opened with `open`. */
export class SatangWithdrawElement extends FlowElement {
  readonly flow = "withdraw";
}

/** `<satang-wallet>`: the balance of the member, with the buttons of the money actions. */
export class SatangWalletElement extends FlowElement {
  readonly flow = "wallet";
}

/** `<satang-spin>`: the prize wheel, opened with `open`. */
export class SatangSpinElement extends FlowElement {
  readonly flow = "spin";
}

/** `<satang-chat>`: the button of the support chat, and the conversation while it is `open`. */
export class SatangChatElement extends FlowElement {
  readonly flow = "chat";
}

const CLASSES = {
  deposit: SatangDepositElement,
  withdraw: SatangWithdrawElement,
  wallet: SatangWalletElement,
  spin: SatangSpinElement,
  chat: SatangChatElement,
} as const satisfies Readonly<Record<FlowName, CustomElementConstructor>>;

/** Defines the elements, once for the page. A server has none. */
export function defineElements(): void {
  if (!globalThis.customElements) return;
  for (const [flow, Class] of Object.entries(CLASSES)) {
    const name = `satang-${flow}`;
    if (!customElements.get(name)) customElements.define(name, Class);
  }
  if (process.env.NODE_ENV !== "production") {
    const known = Object.keys(CLASSES).map((flow) => `satang-${flow}`);
    watchPage(() => findUnknownElements(document, known).forEach(warn));
  }
}
