import type { Result } from "@satang/core";
import type { OtpReply } from "@satang/machines/otp";
import {
  type LatinOnlyRule,
  type Login,
  type Registration,
  registerMachine,
  selectIsRegistrationShown,
} from "@satang/machines/register";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { MoneyEngine } from "../money/create-money-engine.ts";
import { noteShownInForm } from "../money/shown-in-form.ts";
import type { SatangScope } from "../provider/index.ts";
import {
  clearInviteCode,
  clearSaved,
  readDraft,
  takeInviteCode,
  writeDraft,
} from "./saved-draft.ts";
import { createWatchRegistration } from "./watch-registration.ts";

/** An actor of the register machine. */
export type RegisterActor = ActorRefFrom<typeof registerMachine>;

/** Options of a registration. */
export type RegisterOptions = {
  /**
   * `code` of the invite link that the visitor followed, as `inviteParameter` of `@satang/core` reads it; `null` when
   * the address has none. A text without a code, the empty one too, is that of a damaged link.
   */
  readonly inviteCode?: string | null | undefined;
  /** Banks that accept Latin account names only. @default KTB, TMB, BBL */
  readonly latinOnly?: LatinOnlyRule | undefined;
  /** Number of digits of a one-time code, unless the server names it. @default 6 */
  readonly otpLength?: number | undefined;
};

/** Creates the register actor on this scope's client, money engine and storage; it is not started. */
export function createRegisterActor(
  scope: SatangScope,
  engine: MoneyEngine,
  { inviteCode, latinOnly, otpLength }: RegisterOptions = {},
): RegisterActor {
  const { client, clock, edition } = scope;
  const machine = registerMachine.provide({
    actors: {
      checkOtpRequired: fromPromise<Result<boolean>>(async ({ signal }) => {
        const reply = await client.lookup.registerOtp({ signal });
        return reply.ok ? { ok: true, data: reply.data.isActive } : reply;
      }),
      sendOtp: fromPromise<Result<OtpReply>, { phoneNumber: string }>(({ input, signal }) =>
        client.otp.send(input, { signal }),
      ),
      verifyOtp: fromPromise<
        Result<{ readonly code?: string | undefined }>,
        { otpToken: string; otpCode: string }
      >(({ input, signal }) => client.otp.verify(input, { signal })),
      validate: fromPromise<Result<unknown>, Registration>(({ input, signal }) =>
        client.account.validate(input, { signal }),
      ),
      watchRegistration: createWatchRegistration(engine),
      // The token is not stored: a new member logs in at the login page.
      tryLogin: fromPromise<Result<unknown>, Login>(({ input, signal }) =>
        client.session.login(input, { signal }),
      ),
    },
    actions: {
      syncDraft: (_, { draft }) => writeDraft(scope, draft),
      clearSaved: () => clearSaved(scope),
      clearInviteCode: () => clearInviteCode(scope),
    },
  });
  const actor = createActor(machine, {
    input: {
      edition,
      saved: readDraft(scope),
      ...takeInviteCode(scope, inviteCode),
      now: () => clock.now(),
      ...(latinOnly ? { latinOnly } : {}),
      ...(otpLength === undefined ? {} : { otpLength }),
    },
  });
  actor.subscribe({
    next: (snapshot) => noteShownInForm(scope, selectIsRegistrationShown(snapshot)),
    complete: () => noteShownInForm(scope, false),
  });
  return actor;
}
