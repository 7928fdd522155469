import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { qrDepositMachine } from "./qr-deposit.machine.ts";

it("is drawn as it is in its README", async () => {
  await expect(describeMachine(qrDepositMachine, "qr-deposit")).toMatchFileSnapshot("./README.md");
});
