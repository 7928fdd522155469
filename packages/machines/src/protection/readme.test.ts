import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { protectionMachine } from "./protection.machine.ts";

it("matches the diagram in its README", async () => {
  await expect(describeMachine(protectionMachine, "protection")).toMatchFileSnapshot("./README.md");
});
