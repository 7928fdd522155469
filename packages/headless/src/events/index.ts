export type {
  MoneyEventFacts,
  MoneyFailureReason,
  SatangEvent,
  SatangEventListener,
  SatangEventName,
} from "../provider/event.types.ts";
export type { EventChannel } from "../provider/event-channel.ts";
export { useSatangEvents } from "./use-satang-events.ts";
