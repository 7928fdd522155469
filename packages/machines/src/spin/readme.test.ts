import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { spinMachine } from "./spin.machine.ts";

it("matches the diagram in its README", async () => {
  await expect(describeMachine(spinMachine, "spin")).toMatchFileSnapshot("./README.md");
});
