import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { expectAccessible } from "../../../test/axe.ts";
import { Avatar } from "../Avatar/index.ts";
import { Badge } from "../Badge/index.ts";
import { StatusPill } from "./index.ts";

test("a status is a word with an icon, and a count says what it counts", async () => {
  await render(
    <main>
      <StatusPill tone="positive">Success</StatusPill>
      <StatusPill tone="warning">In progress</StatusPill>
      <StatusPill tone="critical">Failed</StatusPill>
      <StatusPill>Draft</StatusPill>
      <Badge count={120} label="120 new messages" />
      <Badge count={0} label="none" />
      <Avatar name="Somchai" />
    </main>,
  );
  await expect.element(page.getByText("120 new messages")).toBeInTheDocument();
  await expect.element(page.getByText("99+")).toBeVisible();
  await expect.element(page.getByText("none")).not.toBeInTheDocument();
  await expectAccessible();
});
