import {
  type FullRegistration,
  type LatinOnlyRule,
  type Login,
  type OtpReply,
  type Registration,
  type Result,
  registerMachine,
} from "@satang/machines";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import type { SatangScope } from "../provider/index.ts";
import { clearSaved, readDraft, takeInviteCode, writeDraft } from "./saved-draft.ts";

/** A running registration. */
export type RegisterActor = ActorRefFrom<typeof registerMachine>;

/** What a host may decide about the wizard. */
export interface RegisterOptions {
  /** `code` of the invite link that led here. */
  inviteCode?: string | undefined;
  /** Banks that take Latin account names only. @default KTB, TMB, BBL */
  latinOnly?: LatinOnlyRule;
}

/** The register machine on this scope's client and storage; not started. */
export function createRegisterActor(
  scope: SatangScope,
  { inviteCode, latinOnly }: RegisterOptions = {},
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
      // No signal: leaving the screen must not leave open whether the member was registered.
      submit: fromPromise<Result<unknown>, FullRegistration>(({ input }) =>
        client.account.register(input),
      ),
      // The token of it is left alone: a new member logs in at the login page.
      tryLogin: fromPromise<Result<unknown>, Login>(({ input, signal }) =>
        client.session.login(input, { signal }),
      ),
    },
    actions: {
      syncDraft: ({ context }) => writeDraft(scope, context.draft),
      clearSaved: () => clearSaved(scope),
    },
  });
  return createActor(machine, {
    input: {
      edition,
      saved: readDraft(scope),
      inviteCode: takeInviteCode(scope, inviteCode),
      now: () => clock.now(),
      ...(latinOnly ? { latinOnly } : {}),
    },
  });
}
