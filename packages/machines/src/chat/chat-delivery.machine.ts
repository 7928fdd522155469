import type { Result } from "@satang/core";
import { assign, fromCallback, fromPromise, setup } from "xstate";
import type {
  ChatDeliveryContext,
  ChatDeliveryEffects,
  ChatDeliveryEvent,
  ChatDeliveryInput,
  UploadedContent,
} from "./chat-delivery.types.ts";
import type { ChatFinding, OutgoingMessage } from "./chat-message.types.ts";
import { isNotSent, isUndecided, isUnreached } from "./undecided.rules.ts";

type Work = {
  readonly message: OutgoingMessage;
  readonly effects: ChatDeliveryEffects;
};
type Reply = { reply: Result<unknown> };

/**
 * Calls of a message that were answered without a decision, or not in time, before it counts as not sent: about a minute of
 * attempts. It must not block the messages after it without end.
 */
export const CHAT_UNDECIDED_CALLS = 12;

/**
 * Uploads of a file that broke off after a part was sent, before its message counts as not sent: each costs the member the same
 * bytes again.
 */
export const CHAT_CUT_UPLOADS = 5;

const workOf = ({ context }: { context: ChatDeliveryContext }): Work => ({
  message: context.message,
  effects: context.effects,
});
type Found = { reply: Result<ChatFinding> };

const foundOf = ({ event }: { event: { output: Result<ChatFinding> } }): Found => ({
  reply: event.output,
});
/** The device does not have the file any more. */
const isFileLost = (reply: Result<unknown>) =>
  !reply.ok && reply.error.kind === "notSent" && reply.error.reason === "input";

const replyOf = ({ event }: { event: { output: Result<unknown> } }): Reply => ({
  reply: event.output,
});

/**
 * A message on its way to the service: the upload of its file, its turn, the call. It never ends without the message being
 * at the service or taken back by the member.
 *
 * An upload that does not reach the service leads back to `waiting` too, and begins again at the next turn; after
 * {@link CHAT_CUT_UPLOADS} that broke off in the middle, the message fails.
 *
 * A message was sent when the reply proves it, or its echo does. A call without a decision leads back to `waiting`. One that
 * did not leave the device is sent again at the next turn, as long as that takes. A reply that was lost, or that proves
 * nothing, such as the page of a Wi-Fi network, may still have stored the message, and not every service keeps client ids: at
 * its next turn the message is looked up first, and sent again only when the service does not have it. The same after a reload
 * during the call. When neither call decides, or the history has a message that could be this one, the message fails after
 * {@link CHAT_UNDECIDED_CALLS} calls, and the member decides; calls that do not reach the service are not counted.
 */
export const chatDeliveryMachine = setup({
  types: {
    context: {} as ChatDeliveryContext,
    events: {} as ChatDeliveryEvent,
    input: {} as ChatDeliveryInput,
  },
  actors: {
    uploadFile: fromCallback<ChatDeliveryEvent, Work>(({ input, sendBack }) =>
      input.effects.uploadFile(
        input.message,
        (share) => sendBack({ type: "upload.progress", share }),
        (reply) => sendBack({ type: "upload.reply", reply }),
      ),
    ),
    sendMessage: fromPromise<Result<unknown>, Work>(({ input }) =>
      input.effects.sendMessage(input.message),
    ),
    findMessage: fromPromise<Result<ChatFinding>, Work>(({ input }) =>
      input.effects.findMessage(input.message),
    ),
  },
  actions: {
    setProgress: assign((_, { share }: { share: number }) => ({ progress: share })),
    clearProgress: assign({ progress: 0 }),
    setContent: assign(({ context }, { reply }: { reply: UploadedContent }) =>
      reply.ok ? { message: { ...context.message, content: reply.data }, hasFile: false } : {},
    ),
    countCall: assign(({ context }) => ({ undecidedCalls: context.undecidedCalls + 1 })),
    countUpload: assign(({ context }) => ({
      cutUploads: context.cutUploads + (context.progress > 0 ? 1 : 0),
    })),
    clearCalls: assign({ undecidedCalls: 0, cutUploads: 0 }),
    setAskedFor: assign({ isAskedFor: true }),
    setUnclear: assign(({ context }) => ({ message: { ...context.message, isUnclear: true } })),
    clearUnclear: assign(({ context: { message } }) => {
      const { isUnclear: _, ...rest } = message;
      return { message: rest };
    }),
    setError: assign((_, { reply }: Reply) => ({ error: reply.ok ? null : reply.error })),
    clearError: assign({ error: null }),
    setFailed: assign(({ context }) => ({ message: { ...context.message, hasFailed: true } })),
    clearFailed: assign(({ context: { message } }) => {
      const { hasFailed: _, ...rest } = message;
      return { message: rest };
    }),
    notifyChanged: ({ context }) => context.effects.notifyChanged(context.message),
    /** The device stores it as unclear during its call: the page may be closed before the reply. */
    notifyCalled: ({ context: { effects, message } }) =>
      effects.notifyChanged({ ...message, isUnclear: true }),
    notifyEnded: ({ context }) => context.effects.notifyEnded(context.message.clientId),
  },
  guards: {
    hasFile: ({ context }) => context.hasFile,
    hasFailed: ({ context }) => context.message.hasFailed === true,
    isUnclear: ({ context }) => context.message.isUnclear === true,
    isOk: (_, { reply }: Reply) => reply.ok,
    isNotSent: (_, { reply }: Reply) => isNotSent(reply),
    isUnreached: (_, { reply }: Reply) => isUnreached(reply),
    isStored: (_, { reply }: Found) => reply.ok && reply.data === "stored",
    canSendAgain: ({ context }, { reply }: Found) =>
      reply.ok && (reply.data === "missing" || context.isAskedFor),
    isUndecided: (_, { reply }: Reply) => isUndecided(reply),
    canUploadLater: ({ context }, { reply }: Reply) =>
      isUnreached(reply) &&
      !isFileLost(reply) &&
      (context.progress === 0 || context.cutUploads + 1 < CHAT_CUT_UPLOADS),
    canWait: ({ context }, { reply }: Reply) =>
      isUndecided(reply) && context.undecidedCalls + 1 < CHAT_UNDECIDED_CALLS,
  },
}).createMachine({
  id: "chatDelivery",
  context: ({ input }) => ({
    ...input,
    progress: 0,
    error: null,
    undecidedCalls: 0,
    cutUploads: 0,
    isAskedFor: false,
  }),
  initial: "deciding",
  states: {
    deciding: {
      always: [
        { guard: "hasFailed", target: "failed" },
        { guard: "hasFile", target: "uploadingFile" },
        { target: "waiting" },
      ],
    },

    uploadingFile: {
      entry: ["clearError", "clearProgress"],
      invoke: { id: "uploadFile", src: "uploadFile", input: workOf },
      on: {
        "upload.progress": { actions: { type: "setProgress", params: ({ event }) => event } },
        "upload.reply": [
          {
            guard: { type: "isOk", params: ({ event }) => event },
            target: "waiting",
            actions: [{ type: "setContent", params: ({ event }) => event }, "notifyChanged"],
          },
          {
            guard: { type: "canUploadLater", params: ({ event }) => event },
            target: "waiting",
            actions: [
              "countUpload",
              "clearProgress",
              { type: "setError", params: ({ event }) => event },
            ],
          },
          { target: "failed", actions: { type: "setError", params: ({ event }) => event } },
        ],
        "upload.cancel": "removed",
        "message.remove": "removed",
      },
    },

    waiting: {
      on: {
        "turn.come": [
          { guard: "hasFile", target: "uploadingFile" },
          { guard: "isUnclear", target: "lookingUp" },
          { target: "sending" },
        ],
        "echo.receive": "succeed",
        "upload.cancel": "removed",
        "message.remove": "removed",
      },
    },

    sending: {
      entry: ["clearError", "notifyCalled"],
      invoke: {
        id: "sendMessage",
        src: "sendMessage",
        input: workOf,
        onDone: [
          { guard: { type: "isOk", params: replyOf }, target: "succeed" },
          {
            guard: { type: "isNotSent", params: replyOf },
            target: "waiting",
            actions: "notifyChanged",
          },
          {
            guard: { type: "isUnreached", params: replyOf },
            target: "waiting",
            actions: ["setUnclear", { type: "setError", params: replyOf }, "notifyChanged"],
          },
          {
            guard: { type: "canWait", params: replyOf },
            target: "waiting",
            actions: [
              "countCall",
              "setUnclear",
              { type: "setError", params: replyOf },
              "notifyChanged",
            ],
          },
          {
            guard: { type: "isUndecided", params: replyOf },
            target: "failed",
            actions: ["setUnclear", { type: "setError", params: replyOf }],
          },
          { target: "failed", actions: { type: "setError", params: replyOf } },
        ],
        // A mistake in the program: nothing is known of the message, and it can be sent again.
        onError: { target: "failed", actions: "setUnclear" },
      },
      on: { "echo.receive": "succeed" },
    },

    lookingUp: {
      invoke: {
        id: "findMessage",
        src: "findMessage",
        input: workOf,
        onDone: [
          { guard: { type: "isStored", params: foundOf }, target: "succeed" },
          {
            guard: { type: "canSendAgain", params: foundOf },
            target: "sending",
            actions: "clearUnclear",
          },
          { guard: { type: "isUnreached", params: replyOf }, target: "waiting" },
          { guard: { type: "canWait", params: replyOf }, target: "waiting", actions: "countCall" },
          { target: "failed" },
        ],
        onError: "failed",
      },
      on: { "echo.receive": "succeed" },
    },

    failed: {
      entry: ["setFailed", "notifyChanged"],
      on: {
        "message.resend": [
          {
            guard: "hasFile",
            target: "uploadingFile",
            actions: ["clearFailed", "clearCalls", "notifyChanged"],
          },
          {
            target: "waiting",
            actions: ["clearFailed", "clearCalls", "setAskedFor", "notifyChanged"],
          },
        ],
        "message.remove": "removed",
        "echo.receive": "succeed",
      },
    },

    succeed: { type: "final", entry: "notifyEnded" },
    removed: { type: "final", entry: "notifyEnded" },
  },
});
