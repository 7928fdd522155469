import { fail, succeed, toCurrency } from "@satang/core";
import {
  type FullRegistration,
  isExistingUser,
  type RegisterOrder,
} from "@satang/machines/register";
import { defineMoneyOperation, fieldsOf } from "../money/define-money-operation.ts";

/** Registrations are sent one at a time. */
export const REGISTER_LOCK = "register";

const UNKNOWN_PASSWORD = "unknown";

const passwords = new WeakMap<RegisterOrder, string>();

/**
 * Splits a registration into an order, which may be stored, and its password, which stays in
 * memory.
 */
export function toRegisterOrder({ password, ...order }: FullRegistration): RegisterOrder {
  passwords.set(order, password);
  return order;
}

const isText = (value: unknown): value is string => typeof value === "string";
const isOptionalText = (value: unknown): value is string | undefined =>
  value === undefined || isText(value);
const isWireCurrency = (value: unknown): value is RegisterOrder["currency"] =>
  value === undefined || toCurrency(value) !== null;

function isRegisterOrder(stored: unknown): stored is RegisterOrder {
  const { source, inviteCode, currency, ...fields } = fieldsOf(stored) ?? {};
  const { name, phoneNumber, bankCode, bankAccountName, bankAccountNo } = fields;
  return (
    [name, phoneNumber, bankCode, bankAccountName, bankAccountNo].every(isText) &&
    [source, inviteCode].every(isOptionalText) &&
    isWireCurrency(currency)
  );
}

/**
 * `POST /api/account` (journey.txt §7). The number was verified and free when it was sent: when the
 * server says that it belongs to a member, the registration was executed. A number can be
 * registered once, so a retry does no harm.
 */
export const registerOperation = defineMoneyOperation<RegisterOrder>({
  name: "register",
  owner: "visitor",
  lock: () => REGISTER_LOCK,
  isRepeatHarmless: true,
  isSendable: (order) => passwords.has(order),
  refreshes: [],
  readOrder: (stored) => (isRegisterOrder(stored) ? stored : null),
  prepare: async () => succeed(null),
  send: async ({ client, pinned }, order) => {
    const password = passwords.get(order);
    return password === undefined
      ? fail({ kind: "notSent", reason: "input" })
      : client.account.register({ ...order, password }, pinned);
  },
  judge: async ({ client, pinned }, { order }) => {
    // After a reload there is no password; only the number is needed.
    const password = passwords.get(order) ?? UNKNOWN_PASSWORD;
    const reply = await client.account.validate({ ...order, password }, pinned);
    if (reply.ok) return { kind: "absent" };
    return isExistingUser(reply.error)
      ? { kind: "done", receipt: null }
      : { kind: "unclear", hint: null };
  },
});
