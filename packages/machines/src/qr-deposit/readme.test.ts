import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { qrDepositMachine } from "./qr-deposit.machine.ts";

it("matches the diagram in its README", async () => {
  await expect(describeMachine(qrDepositMachine, "qr-deposit")).toMatchFileSnapshot("./README.md");
});
