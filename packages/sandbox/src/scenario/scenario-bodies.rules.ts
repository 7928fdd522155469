import { MOST_READ } from "../chat/agent.ts";
import { qrProviders } from "../deposit/qr-provider.rules.ts";
import {
  anObject,
  anything,
  baht,
  type Fields,
  flag,
  moment,
  oneOf,
  required,
  text,
  whole,
} from "../input/fields.rules.ts";

const LARGEST_INTEGER = 2_147_483_647;

const phone = required(text);
const person = { phone: text, guestId: text };
const outcome = required(oneOf(["SUCCESS", "FAILED"]));

/** The fields of the body of each scenario call. */
export const scenarioBodies = {
  reset: { freezeAt: moment },
  credit: { phone, provider: oneOf(qrProviders), amount: baht },
  member: {
    phone,
    isActive: flag,
    coin: whole(0, LARGEST_INTEGER, "a whole number of coins"),
    bonusLock: flag,
    addRefund: baht,
    addInvite: baht,
    addCoupon: text,
    bankCode: text,
    bankAccountName: text,
  },
  play: { phone, game: required(text), bet: required(baht), won: baht },
  ofPhone: { phone },
  settle: { phone, outcome },
  judge: { phone, outcome, amount: baht, note: text },
  person,
  reading: {
    ...person,
    limit: whole(1, MOST_READ, `a whole number of messages, at most ${MOST_READ}`),
    skip: whole(0, LARGEST_INTEGER, "a whole number of messages"),
  },
  answer: { ...person, text, message: anObject, clientId: text, name: text },
  typing: { ...person, isTyping: flag },
  emit: { ...person, event: required(anything) },
  clock: {
    advanceMs: whole(0, Number.MAX_SAFE_INTEGER, "whole milliseconds, not negative"),
    freezeAt: moment,
    reset: flag,
  },
} as const satisfies Readonly<Record<string, Fields>>;
