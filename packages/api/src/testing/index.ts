export { classify as classifyReply } from "../call/classify.ts";
export { areSegments, fillPath, type PathValues } from "../call/path.rules.ts";
export { type SentValues, sentValues } from "../call/sent-values.rules.ts";
export type { Answer, Override, ReceivedCall } from "./answer.types.ts";
export {
  type CheckMoneyBackendOptions,
  type CheckTimes,
  checkMoneyBackend,
  type MoneyBackendCheck,
  type MoneyBackendReport,
} from "./check-money-backend.ts";
export {
  createFakeBackend,
  createFakeFetch,
  type FakeBackend,
  type FakeBackendOptions,
} from "./fake-backend.ts";
export { exampleNames, exampleOf } from "./fixtures.ts";
export { EXAMPLES } from "./generated/examples.ts";
export { createMswHandlers } from "./msw-handlers.ts";
export {
  drop,
  garbage,
  gone,
  hang,
  type OverrideOptions,
  refuse,
  reply,
  respondWith,
} from "./overrides.ts";
