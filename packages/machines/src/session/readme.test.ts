import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { sessionMachine } from "./session.machine.ts";

it("matches the diagram in its README", async () => {
  await expect(describeMachine(sessionMachine, "session")).toMatchFileSnapshot("./README.md");
});
