export { joinWords } from "@satang/i18n";
export type {
  FlowClassNames,
  FlowFailureProps,
  FlowHeaderProps,
  FlowPart,
  FlowPartsProps,
  FlowPresentation,
  FlowQuickAmountsProps,
  FlowSlots,
  FlowSubmitProps,
} from "../flows/frame/flow-frame.types.ts";
export { SatangProvider, type SatangProviderProps } from "./SatangProvider.tsx";
