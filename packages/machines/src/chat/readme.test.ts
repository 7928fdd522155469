import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { chatConnectionMachine } from "./chat-connection.machine.ts";
import { chatDeliveryMachine } from "./chat-delivery.machine.ts";
import { chatOutboxMachine } from "./chat-outbox.machine.ts";
import { chatSupportMachine } from "./chat-support.machine.ts";
import { readMarkMachine } from "./read-mark.machine.ts";

it("matches the diagrams in its README", async () => {
  const described = [
    describeMachine(chatDeliveryMachine, "chat"),
    describeMachine(chatOutboxMachine, "chat: outbox"),
    describeMachine(chatConnectionMachine, "chat: connection"),
    describeMachine(readMarkMachine, "chat: read mark"),
    describeMachine(chatSupportMachine, "chat: support"),
  ].join("\n");
  await expect(described).toMatchFileSnapshot("./README.md");
});
