import type { RegistrationEvent } from "./register.types.ts";

const orderOf = ({ event }: { event: Extract<RegistrationEvent, { readonly order: unknown }> }) =>
  event.order;

const errorOf = ({ event }: { event: Extract<RegistrationEvent, { readonly error: unknown }> }) =>
  event.error;

/** The registration is that of the number in this wizard. */
export const isOwn = { type: "isOwn", params: orderOf } as const;
/** Shows why it was refused or not sent. */
export const setError = { type: "setError", params: errorOf } as const;

/**
 * How an ordered registration continues. Without the password, after a reload, the wizard begins
 * again.
 */
export const outcomes = {
  "registration.done": [
    {
      guard: {
        type: "isAnswered",
        params: ({ event }: { event: Extract<RegistrationEvent, { isAnswered: boolean }> }) =>
          event,
      },
      target: "#register.registered",
    },
    {
      guard: "hasPassword",
      target: "#register.outcomeUnknown.recognising",
      actions: "setTaken",
    },
    { target: "#register.registered" },
  ],
  "registration.refused": [
    {
      guard: { type: "isExistingUser", params: errorOf },
      target: "#register.outcomeUnknown.recognising",
      actions: setError,
    },
    {
      guard: { type: "isUnverified", params: errorOf },
      target: "#register.phone",
      actions: ["clearVerification", setError, "closeRegistration"],
    },
    { target: "#register.bank", actions: [setError, "closeRegistration"] },
  ],
  "registration.notSent": {
    target: "#register.bank",
    actions: [setError, "closeRegistration"],
  },
  "registration.nothingHappened": [
    {
      guard: "hasPassword",
      target: "#register.bank",
      actions: ["setNotRegistered", "closeRegistration"],
    },
    { target: "#register.phone", actions: ["setNotRegistered", "closeRegistration"] },
  ],
  "registration.closed": [
    { guard: "hasPassword", target: "#register.bank" },
    { target: "#register.phone" },
  ],
} as const;
