import type { Result } from "@satang/core";
import type { Client, OperationId } from "../src/index.ts";
import { sampleInput } from "./sample-input.ts";

type Method = (...args: unknown[]) => Promise<Result<unknown>>;

const GROUPS = [
  "account",
  "autoLogin",
  "bonus",
  "chat",
  "invite",
  "lookup",
  "otp",
  "promotion",
  "qrcode",
  "refund",
  "session",
  "spinwheel",
  "statement",
  "wallet",
] as const;

/** The client method of an operation: its name is the operationId, split after the group. */
export const methodOf = (client: Client, id: OperationId): Method => {
  const group = GROUPS.find((name) => id.startsWith(name));
  if (!group) throw new Error(`${id} belongs to no group`);
  const rest = id.slice(group.length);
  const methods = client[group] as Record<string, Method>;
  const method = methods[`${rest.charAt(0).toLowerCase()}${rest.slice(1)}`];
  if (!method) throw new Error(`The client has no method for ${id}`);
  return method;
};

/** Makes an operation's call with the contract's example input. */
export const invoke = (
  client: Client,
  id: OperationId,
  options: object = {},
): Promise<Result<unknown>> => {
  const input = sampleInput(id);
  const whole = { idempotencyKey: "0123456789abcdef", ...options };
  return input ? methodOf(client, id)(input, whole) : methodOf(client, id)(whole);
};
