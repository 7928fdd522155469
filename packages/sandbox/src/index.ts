export type { ChatAnswer, ChatEntry, ChatPerson, ChatReading } from "./chat/agent.ts";
export { UsageError } from "./check/address.rules.ts";
export type {
  Caller,
  CallReport,
  CheckOptions,
  CheckReport,
  MoneyReport,
  OtherBody,
  Problem,
  TestMember,
} from "./check/check.types.ts";
export { checkBackend } from "./check/check-backend.ts";
export type { Clock, TimeSource } from "./clock/clock.ts";
export type { DatabaseOption } from "./database/database.ts";
export { DEMO_GIFT_LINK_KEY } from "./deposit/gift-link.ts";
export type { Fault, FaultKind, Faults } from "./faults/faults.ts";
export { faultKinds } from "./faults/faults.ts";
export type { Audit } from "./ledger/balance.ts";
export type { MemberChange } from "./scenario/change-member.ts";
export type { Scenario } from "./scenario/scenario.ts";
export { DEMO_PASSWORD, DEMO_PHONE, DEMO_PHONES, LAO_PHONE } from "./seed/demo-members.data.ts";
export { createSandbox, type Sandbox, type SandboxOptions } from "./server/sandbox.ts";
export { type SandboxServer, type ServerOptions, startServer } from "./server/start-server.ts";
export type { Settings, SettingsChange } from "./settings/settings.ts";
