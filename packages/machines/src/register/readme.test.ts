import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { registerMachine } from "./register.machine.ts";

it("is drawn as it is in its README", async () => {
  await expect(describeMachine(registerMachine, "register")).toMatchFileSnapshot("./README.md");
});
