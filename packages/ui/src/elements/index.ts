/**
 * The flows for pages without React: custom elements, and `mount`. One script that contains React and everything else; each
 * flow is a chunk that is loaded with its first element.
 */
import {
  defineElements,
  type SatangChatElement,
  type SatangDepositElement,
  type SatangSpinElement,
  type SatangWalletElement,
  type SatangWithdrawElement,
} from "./elements.ts";
import type { FlowEventDetails } from "./elements.types.ts";

export { defineLocale } from "@satang/i18n";
export {
  SatangChatElement,
  SatangDepositElement,
  SatangSpinElement,
  SatangWalletElement,
  SatangWithdrawElement,
} from "./elements.ts";
export type {
  FlowElementProperties,
  FlowEventDetails,
  FlowName,
  LengthUnit,
  MountCallbacks,
  MountOptions,
  SessionOptions,
  UpdateOptions,
} from "./elements.types.ts";
export { FlowElement } from "./flow-element.ts";
export { addLocale } from "./locales.ts";
export { type Mounted, mount } from "./mount.ts";
export type { FlowAction } from "./views/view.types.ts";

defineElements();

type FlowEvents = {
  readonly [Name in keyof FlowEventDetails]: CustomEvent<FlowEventDetails[Name]>;
};

declare global {
  interface HTMLElementTagNameMap {
    "satang-deposit": SatangDepositElement;
    "satang-withdraw": SatangWithdrawElement;
    "satang-wallet": SatangWalletElement;
    "satang-spin": SatangSpinElement;
    "satang-chat": SatangChatElement;
  }

  interface GlobalEventHandlersEventMap extends FlowEvents {}
}
