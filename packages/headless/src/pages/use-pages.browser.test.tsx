import { fail, type Result, succeed } from "@satang/core";
import { expect, test } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { unwrap } from "../queries/unwrap.ts";
import { type ReadPage, usePages } from "./use-pages.ts";

function Bare({ reply }: { reply: () => Result<ReadPage<string>> }) {
  const pages = usePages({ hook: "Bare", key: ["bare"], read: async () => unwrap(reply()) });
  return (
    <>
      <p>
        {pages.state} {pages.rows.join()} {pages.readFailure?.kind ?? "no failure"}
      </p>
      <button {...pages.getRetryProps()}>Again</button>
    </>
  );
}

test("rows that were read stay when they cannot be read again, and the failure is known", async () => {
  let reply: Result<ReadPage<string>> = succeed({ rows: ["row 1"], total: 1 });
  const { screen } = await renderWithBackend(<Bare reply={() => reply} />);
  await expect.element(screen.getByText("ready row 1 no failure")).toBeVisible();
  reply = fail({ kind: "network" });
  await screen.getByRole("button", { name: "Again" }).click();
  await expect.element(screen.getByText("ready row 1 network")).toBeVisible();
});
