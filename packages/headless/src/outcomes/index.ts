export { type FlowOperations, flowOperations, type MoneyFlow } from "./flow-operations.data.ts";
export type { FlowOutcomes } from "./flow-outcomes.ts";
export {
  type FlowOutcomesView,
  type UseFlowOutcomesOptions,
  useFlowOutcomes,
} from "./use-flow-outcomes.ts";
