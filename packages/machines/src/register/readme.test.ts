import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { registerMachine } from "./register.machine.ts";

it("matches the diagram in its README", async () => {
  await expect(describeMachine(registerMachine, "register")).toMatchFileSnapshot("./README.md");
});
