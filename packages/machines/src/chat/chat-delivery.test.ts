import { type Failure, fail, type Result, succeed } from "@satang/core";
import { describe, expect, it, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import {
  CHAT_CUT_UPLOADS,
  CHAT_UNDECIDED_CALLS,
  chatDeliveryMachine,
} from "./chat-delivery.machine.ts";
import {
  selectChatDelivery,
  selectChatTurn,
  selectDeliveryError,
  selectOutgoingMessage,
  selectUploadProgress,
} from "./chat-delivery.selectors.ts";
import type { ChatDeliveryEffects, UploadedContent } from "./chat-delivery.types.ts";
import type { ChatFinding, OutgoingMessage } from "./chat-message.types.ts";

const network: Failure = { kind: "network" };
const refusal: Failure = { kind: "coded", code: "NO_DATA", message: "", status: 404 };
const message: OutgoingMessage = {
  clientId: "c-1",
  chatRoom: "satang-guest-1",
  content: { message_type: "media", payload: { name: "a.png", fileType: "image" } },
  writtenAt: 1,
};
const uploaded = { message_type: "media", payload: { url: "/a.png", fileType: "image" } };

function open(
  options: {
    message?: OutgoingMessage;
    hasFile?: boolean;
    replies?: (Failure | "ok")[];
    findings?: (Failure | ChatFinding)[];
  } = {},
) {
  const { replies = [], findings = [], ...given } = options;
  let endUpload: (reply: UploadedContent) => void = () => undefined;
  let progress: (share: number) => void = () => undefined;
  const stopUpload = vi.fn();
  const effects = {
    uploadFile: vi.fn<ChatDeliveryEffects["uploadFile"]>((_message, onProgress, onReply) => {
      [progress, endUpload] = [onProgress, onReply];
      return stopUpload;
    }),
    sendMessage: vi.fn<ChatDeliveryEffects["sendMessage"]>(async () => {
      const reply = replies.shift() ?? "ok";
      return reply === "ok" ? succeed({}) : fail(reply);
    }),
    findMessage: vi.fn<ChatDeliveryEffects["findMessage"]>(
      async (): Promise<Result<ChatFinding>> => {
        const finding = findings.shift() ?? "missing";
        return typeof finding === "string" ? succeed(finding) : fail(finding);
      },
    ),
    notifyChanged: vi.fn(),
    notifyEnded: vi.fn(),
  };
  const input = { message, hasFile: false, ...given, effects };
  const actor = createActor(chatDeliveryMachine, { input }).start();
  const read = <Value>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => Value) =>
    select(actor.getSnapshot());
  return {
    actor,
    effects,
    read,
    turn: () => read(selectChatTurn),
    until: (value: string) => waitFor(actor, (snapshot) => snapshot.value === value),
    endUpload: (reply: UploadedContent) => endUpload(reply),
    progress: (share: number) => progress(share),
    stopUpload,
  };
}

it("waits for its turn, and is sent once", async () => {
  const { actor, effects, read, turn, until } = open();
  expect([turn(), read(selectChatDelivery)]).toEqual(["waiting", "sending"]);
  expect(effects.sendMessage).not.toHaveBeenCalled();
  actor.send({ type: "turn.come" });
  actor.send({ type: "turn.come" });
  expect(turn()).toBe("sending");
  await until("succeed");
  expect(effects.sendMessage).toHaveBeenCalledExactlyOnceWith(message);
  expect(effects.notifyEnded).toHaveBeenCalledExactlyOnceWith("c-1");
});

describe("a reply that was lost", () => {
  it.each<[string, Failure]>([
    ["with the line", network],
    ["in time", { kind: "timeout" }],
  ])("%s: the message is looked up, and not sent when the service has it", async (_, lost) => {
    const { actor, effects, until } = open({ replies: [lost], findings: ["stored"] });
    actor.send({ type: "turn.come" });
    await until("waiting");
    expect(effects.notifyEnded).not.toHaveBeenCalled();
    actor.send({ type: "turn.come" });
    await until("succeed");
    expect(effects.sendMessage).toHaveBeenCalledOnce();
    expect(effects.notifyEnded).toHaveBeenCalledOnce();
  });

  it("is sent again with the same client id when the service does not have it, as often as that takes", async () => {
    const { actor, effects, read, until } = open({ replies: [network, { kind: "timeout" }] });
    for (let turn = 1; turn <= 3; turn += 1) {
      actor.send({ type: "turn.come" });
      await until(turn < 3 ? "waiting" : "succeed");
    }
    expect(read(selectChatDelivery)).toBe("succeed");
    expect(effects.findMessage).toHaveBeenCalledTimes(2);
    expect(effects.sendMessage.mock.calls.map(([sent]) => sent.clientId)).toEqual([
      "c-1",
      "c-1",
      "c-1",
    ]);
  });

  it("lets the member decide when the history has the same words without a client id", async () => {
    const findings = Array.from<ChatFinding>({ length: CHAT_UNDECIDED_CALLS }).fill("unclear");
    const { actor, effects, read, until } = open({ replies: [network], findings });
    actor.send({ type: "turn.come" });
    await until("waiting");
    actor.send({ type: "turn.come" });
    await until("failed");
    expect(read(selectDeliveryError)).toEqual(network);
    expect(read(selectOutgoingMessage).isUnclear).toBe(true);
    expect(effects.sendMessage).toHaveBeenCalledOnce();
  });

  it("is that of a page that was closed during the call: the message is stored as unclear before it is sent", async () => {
    const { actor, effects, until } = open();
    let stored: unknown;
    effects.sendMessage.mockImplementationOnce(async () => {
      [stored] = effects.notifyChanged.mock.lastCall ?? [];
      return succeed({});
    });
    actor.send({ type: "turn.come" });
    await until("succeed");
    expect(stored).toEqual({ ...message, isUnclear: true });
  });
});

describe("a message that did not leave the device", () => {
  const notSent: Failure = { kind: "notSent", reason: "unread" };

  it("is sent at its next turn without being looked up, as often as that takes", async () => {
    const replies = Array.from({ length: 2 * CHAT_UNDECIDED_CALLS }, () => notSent);
    const { actor, effects, read, until } = open({ replies: [...replies] });
    for (const _ of replies) {
      actor.send({ type: "turn.come" });
      await until("waiting");
      expect(read(selectOutgoingMessage)).toEqual(message);
      expect(effects.notifyChanged).toHaveBeenLastCalledWith(message);
    }
    actor.send({ type: "turn.come" });
    await until("succeed");
    expect(effects.findMessage).not.toHaveBeenCalled();
  });
});

it("fails when the service refuses it, and can be sent again", async () => {
  const { actor, read, until } = open({ replies: [refusal] });
  actor.send({ type: "turn.come" });
  await until("failed");
  expect([read(selectChatDelivery), read(selectDeliveryError)]).toEqual(["failed", refusal]);
  actor.send({ type: "message.resend" });
  actor.send({ type: "turn.come" });
  expect(read(selectDeliveryError)).toBeNull();
  await until("succeed");
});

describe("a reply that proves nothing", () => {
  const foreign: Failure = { kind: "raw", message: "", status: 200 };

  it("leaves the message on its way, and it is looked up before it is sent again", async () => {
    const { actor, effects, read, until } = open({ replies: [foreign], findings: ["stored"] });
    actor.send({ type: "turn.come" });
    await until("waiting");
    expect(read(selectChatDelivery)).toBe("sending");
    expect(effects.notifyEnded).not.toHaveBeenCalled();
    expect(effects.notifyChanged).toHaveBeenLastCalledWith({ ...message, isUnclear: true });
    actor.send({ type: "turn.come" });
    await until("succeed");
    expect(effects.sendMessage).toHaveBeenCalledOnce();
  });

  it("is followed by a second call when the history does not have the message", async () => {
    const { actor, effects, until } = open({ replies: [foreign], findings: ["missing"] });
    actor.send({ type: "turn.come" });
    await until("waiting");
    actor.send({ type: "turn.come" });
    await until("succeed");
    expect(effects.sendMessage.mock.calls.map(([sent]) => sent)).toEqual([message, message]);
    expect(effects.notifyEnded).toHaveBeenCalledOnce();
  });

  it("lets the member decide when the history has the same words without a client id", async () => {
    const { actor, effects, read, until } = open({
      replies: [foreign],
      findings: ["unclear", "unclear"],
    });
    for (const state of ["waiting", "failed"]) {
      actor.send({ type: "turn.come" });
      await until(state);
    }
    expect(read(selectDeliveryError)).toEqual(foreign);
    expect(effects.sendMessage).toHaveBeenCalledOnce();
    actor.send({ type: "message.resend" });
    actor.send({ type: "turn.come" });
    await until("succeed");
    expect(effects.sendMessage).toHaveBeenCalledTimes(2);
  });

  it("is looked up first also after a reload", async () => {
    const { actor, effects, until } = open({
      message: { ...message, isUnclear: true },
      findings: ["stored"],
    });
    actor.send({ type: "turn.come" });
    await until("succeed");
    expect(effects.sendMessage).not.toHaveBeenCalled();
  });

  it("waits while the history cannot be reached, and fails after a limited number of replies that prove nothing", async () => {
    const network = Array.from<Failure>({ length: 2 * CHAT_UNDECIDED_CALLS }).fill({
      kind: "network",
    });
    const undecided = Array.from<Failure>({ length: CHAT_UNDECIDED_CALLS - 1 }).fill(foreign);
    const { actor, effects, read, until } = open({
      replies: [foreign],
      findings: [...network, ...undecided],
    });
    actor.send({ type: "turn.come" });
    await until("waiting");
    for (let call = 1; call < network.length + undecided.length; call += 1) {
      actor.send({ type: "turn.come" });
      await until("waiting");
    }
    actor.send({ type: "turn.come" });
    await until("failed");
    expect(read(selectDeliveryError)).toEqual(foreign);
    expect(effects.sendMessage).toHaveBeenCalledOnce();
    const [failed] = effects.notifyChanged.mock.lastCall ?? [];
    expect(failed).toEqual({ ...message, hasFailed: true, isUnclear: true });
  });

  it("has succeeded as soon as its echo arrives", async () => {
    const { actor, effects, until } = open({ replies: [foreign] });
    actor.send({ type: "turn.come" });
    await until("waiting");
    actor.send({ type: "turn.come" });
    actor.send({ type: "echo.receive" });
    await until("succeed");
    expect(effects.sendMessage).toHaveBeenCalledOnce();
  });
});

describe("a call without a decision", () => {
  const tooLarge: Failure = { kind: "raw", message: "", status: 413 };
  const broken: Failure = {
    kind: "coded",
    code: "INTERNAL_SERVER_ERROR",
    message: "",
    status: 500,
  };

  it.each<[string, Failure]>([
    ["a text that is too large for a proxy", tooLarge],
    ["a broken service", broken],
    ["no reply in time", { kind: "timeout" }],
  ])("fails after a limited number of calls: %s", async (_what, failure) => {
    const replies = Array.from({ length: CHAT_UNDECIDED_CALLS }, () => failure);
    const { actor, effects, read, until } = open({ replies });
    for (let call = 1; call < CHAT_UNDECIDED_CALLS; call += 1) {
      actor.send({ type: "turn.come" });
      await until("waiting");
    }
    actor.send({ type: "turn.come" });
    await until("failed");
    expect(effects.sendMessage).toHaveBeenCalledTimes(CHAT_UNDECIDED_CALLS);
    expect(read(selectDeliveryError)).toEqual(failure);
  });

  it("is counted from zero after the member sends the message again", async () => {
    const replies = Array.from({ length: CHAT_UNDECIDED_CALLS + 1 }, () => broken);
    const { actor, until } = open({ replies });
    for (let call = 1; call <= CHAT_UNDECIDED_CALLS; call += 1) {
      actor.send({ type: "turn.come" });
      await until(call < CHAT_UNDECIDED_CALLS ? "waiting" : "failed");
    }
    actor.send({ type: "message.resend" });
    for (const state of ["waiting", "succeed"]) {
      actor.send({ type: "turn.come" });
      await until(state);
    }
  });

  it("is never counted while there is no network", async () => {
    const replies = Array.from({ length: 3 * CHAT_UNDECIDED_CALLS }, () => network);
    const { actor, until } = open({ replies });
    for (const _ of [...replies]) {
      actor.send({ type: "turn.come" });
      await until("waiting");
    }
    actor.send({ type: "turn.come" });
    await until("succeed");
  });
});

it("can be taken back while it waits or has failed, and not while it is sent", async () => {
  const waiting = open();
  waiting.actor.send({ type: "message.remove" });
  expect(waiting.read(selectChatDelivery)).toBeNull();
  expect(waiting.effects.notifyEnded).toHaveBeenCalledOnce();
  const failing = open({ replies: [refusal] });
  failing.actor.send({ type: "turn.come" });
  failing.actor.send({ type: "message.remove" });
  expect(failing.turn()).toBe("sending");
  await failing.until("failed");
  failing.actor.send({ type: "message.remove" });
  expect(failing.read(selectChatDelivery)).toBeNull();
});

it("has succeeded as soon as its echo arrives, before or after the reply was lost", async () => {
  for (const state of ["waiting", "sending", "failed"] as const) {
    const { actor, effects, until } = open({ replies: state === "failed" ? [refusal] : [] });
    if (state !== "waiting") actor.send({ type: "turn.come" });
    // Without a wait for "sending", because the reply would be there first.
    if (state === "failed") await until(state);
    actor.send({ type: "echo.receive" });
    await until("succeed");
    expect(effects.notifyEnded).toHaveBeenCalledOnce();
  }
});

it("uploads its file first, shows how far it is, and sends the address", async () => {
  const { actor, effects, endUpload, progress, read, turn, until } = open({ hasFile: true });
  expect([read(selectChatDelivery), turn()]).toEqual(["uploading_file", "none"]);
  progress(0.4);
  expect(read(selectUploadProgress)).toBe(0.4);
  actor.send({ type: "turn.come" });
  expect(effects.sendMessage).not.toHaveBeenCalled();
  endUpload(succeed(uploaded));
  await until("waiting");
  const sent = { ...message, content: uploaded };
  expect(read(selectOutgoingMessage)).toEqual(sent);
  expect(effects.notifyChanged).toHaveBeenCalledExactlyOnceWith(sent);
  actor.send({ type: "turn.come" });
  await until("succeed");
  expect(effects.sendMessage).toHaveBeenCalledExactlyOnceWith(sent);
});

it("uploads again only what was not uploaded", async () => {
  const { actor, effects, endUpload, until } = open({ hasFile: true, replies: [refusal] });
  endUpload(fail(refusal));
  await until("failed");
  actor.send({ type: "message.resend" });
  expect(effects.uploadFile).toHaveBeenCalledTimes(2);
  endUpload(succeed(uploaded));
  await until("waiting");
  actor.send({ type: "turn.come" });
  await until("failed");
  actor.send({ type: "message.resend" });
  await until("waiting");
  expect(effects.uploadFile).toHaveBeenCalledTimes(2);
});

it("uploads its file at its next turn when the service was not reached, however often", () => {
  const { actor, effects, endUpload, read, turn } = open({ hasFile: true });
  for (let upload = 1; upload <= 2 * CHAT_CUT_UPLOADS; upload += 1) {
    expect(effects.uploadFile).toHaveBeenCalledTimes(upload);
    endUpload(fail(network));
    expect([turn(), read(selectChatDelivery)]).toEqual(["waiting", "uploading_file"]);
    actor.send({ type: "turn.come" });
  }
  endUpload(fail(network));
  actor.send({ type: "upload.cancel" });
  expect(read(selectChatDelivery)).toBeNull();
});

it("fails after a limited number of uploads that broke off in the middle", () => {
  const { actor, endUpload, progress, read, turn } = open({ hasFile: true });
  for (let upload = 1; upload < CHAT_CUT_UPLOADS; upload += 1) {
    progress(0.5);
    endUpload(fail(network));
    expect([turn(), read(selectUploadProgress)]).toEqual(["waiting", 0]);
    actor.send({ type: "turn.come" });
  }
  progress(0.5);
  endUpload(fail(network));
  expect(read(selectChatDelivery)).toBe("failed");
  actor.send({ type: "message.resend" });
  progress(0.5);
  endUpload(fail(network));
  expect(turn()).toBe("waiting");
});

it("fails when the device does not have its file any more", () => {
  const { endUpload, read } = open({ hasFile: true });
  endUpload(fail({ kind: "notSent", reason: "input" }));
  expect(read(selectChatDelivery)).toBe("failed");
});

it("that failed is stored as such, and is not sent by itself after a reload", async () => {
  const before = open({ replies: [refusal] });
  before.actor.send({ type: "turn.come" });
  await before.until("failed");
  const failed = { ...message, hasFailed: true } as const;
  expect(before.effects.notifyChanged).toHaveBeenLastCalledWith(failed);
  for (const hasFile of [false, true]) {
    const { actor, effects, read, turn } = open({ message: failed, hasFile });
    actor.send({ type: "turn.come" });
    expect([turn(), read(selectChatDelivery)]).toEqual(["none", "failed"]);
    actor.send({ type: "message.resend" });
    expect(read(selectChatDelivery)).toBe(hasFile ? "uploading_file" : "sending");
    expect(effects.notifyChanged).toHaveBeenLastCalledWith(message);
  }
});

it("stops the upload that is cancelled", () => {
  const { actor, effects, read, stopUpload } = open({ hasFile: true });
  expect(stopUpload).not.toHaveBeenCalled();
  actor.send({ type: "upload.cancel" });
  expect(stopUpload).toHaveBeenCalledOnce();
  expect(read(selectChatDelivery)).toBeNull();
  expect(effects.notifyEnded).toHaveBeenCalledExactlyOnceWith("c-1");
});

it("fails when its lookup is a mistake of the program", async () => {
  const { actor, effects, until } = open({ message: { ...message, isUnclear: true } });
  effects.findMessage.mockRejectedValueOnce(new Error("a mistake"));
  actor.send({ type: "turn.come" });
  await until("failed");
});

it("fails after a mistake of the program, and can be sent again", async () => {
  const { actor, effects, until } = open();
  effects.sendMessage.mockRejectedValueOnce(new Error("a mistake"));
  actor.send({ type: "turn.come" });
  await until("failed");
  actor.send({ type: "message.resend" });
  actor.send({ type: "turn.come" });
  await until("succeed");
});
