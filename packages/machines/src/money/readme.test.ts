import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { moneyOperationMachine } from "./money-operation.machine.ts";

it("matches the diagram in its README", async () => {
  await expect(describeMachine(moneyOperationMachine, "money-operation")).toMatchFileSnapshot(
    "./README.md",
  );
});
