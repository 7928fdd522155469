export * from "./amount/index.ts";
export * from "./deposit/index.ts";
export * from "./money-action/index.ts";
export * from "./qr-deposit/index.ts";
export type { Failure, Result } from "./result.ts";
export * from "./session/index.ts";
export * from "./transfer/index.ts";
export * from "./withdraw/index.ts";
