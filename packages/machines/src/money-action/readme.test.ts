import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { moneyActionMachine } from "./money-action.machine.ts";

it("is drawn as it is in its README", async () => {
  await expect(describeMachine(moneyActionMachine, "money-action")).toMatchFileSnapshot(
    "./README.md",
  );
});
