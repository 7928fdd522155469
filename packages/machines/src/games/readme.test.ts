import { expect, it } from "vitest";
import { describeMachine } from "../../test/describe-machine.ts";
import { gamePasswordMachine } from "./game-password.machine.ts";

it("matches the diagram in its README", async () => {
  const described = describeMachine(gamePasswordMachine, "games");
  await expect(described).toMatchFileSnapshot("./README.md");
});
