import { drop, exampleOf, refuse, reply, respondWith } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { renderWithBackend } from "../../test/render-with-backend.tsx";
import { Promotion } from "./Promotion.tsx";
import { type UsePromotionOptions, usePromotion } from "./use-promotion.ts";

const Bare = (options: UsePromotionOptions) => {
  const promotion = usePromotion(options);
  return (
    <Promotion.Root value={promotion}>
      <Promotion.Code aria-label="Code" />
      <Promotion.Find>Search</Promotion.Find>
      <Promotion.Receive>Receive</Promotion.Receive>
      <button {...promotion.getRetryProps()}>Retry</button>
      <button type="button" onClick={promotion.operation.check}>
        Check
      </button>
      <p>status {promotion.operation.status}</p>
      <p>
        {promotion.state} {promotion.promotion?.description ?? "nothing"}
      </p>
    </Promotion.Root>
  );
};

async function search(code: string, options?: Parameters<typeof renderWithBackend>[1]) {
  const onDone = vi.fn();
  const onFailed = vi.fn(() => true);
  const rendered = await renderWithBackend(<Bare onDone={onDone} onFailed={onFailed} />, options);
  await rendered.screen.getByLabelText("Code").fill(code);
  await rendered.screen.getByRole("button", { name: "Search" }).click();
  return { ...rendered, onDone, onFailed };
}

const { description } = exampleOf("promotionFind") ?? { description: "" };

test("a found promotion is received once after a double tap, with the code that found it", async () => {
  const { screen, sent, onDone } = await search(" lucky50 ");
  await expect.element(screen.getByText(`found ${description}`)).toBeVisible();
  await screen.getByLabelText("Code").fill("OTHER");
  await screen.getByRole("button", { name: "Receive" }).dblClick();
  await expect.poll(() => onDone).toHaveBeenCalledOnce();
  expect(onDone.mock.calls[0]?.[0]).toEqual({ code: "LUCKY50" });
  expect(sent("promotionActivate")).toHaveLength(1);
  await expect.element(screen.getByText("entering nothing")).toBeVisible();
});

test.each([
  ["null", reply("promotionFind", null)],
  ["NO_PROMOTION", refuse("promotionFind", "NO_PROMOTION")],
])(
  "a code that is answered with %s has no promotion, and can be searched again",
  async (_, answer) => {
    const { screen, backend } = await search("NOTHING", { overrides: [answer] });
    await expect.element(screen.getByText("notFound nothing")).toBeVisible();
    backend.use(reply("promotionFind", { percentFail: 5, description: "new" }));
    await screen.getByRole("button", { name: "Search" }).click();
    await expect.element(screen.getByText("found new")).toBeVisible();
  },
);

test("a search that fails is no missing promotion, and is tried again", async () => {
  const { screen, backend } = await search("LUCKY50", { overrides: [drop("promotionFind")] });
  await expect.element(screen.getByText("findFailed nothing")).toBeVisible();
  backend.use(reply("promotionFind", { percentFail: 5, description: "new" }));
  await screen.getByRole("button", { name: "Retry" }).click();
  await expect.element(screen.getByText("found new")).toBeVisible();
});

test("a refusal is reported to the host, and the promotion stays", async () => {
  const { screen, onFailed } = await search("LUCKY50", {
    overrides: [refuse("promotionActivate", "PROMOTION_RECEIVED")],
  });
  await screen.getByRole("button", { name: "Receive" }).click();
  await expect
    .poll(() => onFailed)
    .toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        error: expect.objectContaining({ code: "PROMOTION_RECEIVED" }),
      }),
    );
  await expect.element(screen.getByText(`found ${description}`)).toBeVisible();
});

test.each([true, 1, 0, "yes"])(
  "an answer to receiving that says nothing of the promotion is not taken as received: %j",
  async (answer) => {
    const { screen, onDone } = await search("LUCKY50", {
      overrides: [respondWith("promotionActivate", 200, answer)],
    });
    await screen.getByRole("button", { name: "Receive" }).click();
    await expect.element(screen.getByText(/^outcome/)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
  },
);

test("a promotion that is answered with true is received once a row of the statement carries its key", async () => {
  const { screen, backend, sent } = await search("LUCKY50", {
    overrides: [
      respondWith("promotionActivate", 200, true),
      reply("statementList", { total: 0, statements: [] }),
    ],
  });
  await screen.getByRole("button", { name: "Receive" }).click();
  await expect.element(screen.getByText(/^outcome/)).toBeVisible();
  const row = {
    statementType: "bonus" as const,
    from: null,
    to: "bonus",
    status: "SUCCESS",
    amount: 50,
    createdAt: new Date().toISOString(),
    reference: sent("promotionActivate")[0]?.headers.get("idempotency-key") ?? "",
  };
  backend.use(reply("statementList", { total: 1, statements: [row] }));
  await screen.getByRole("button", { name: "Check" }).click();
  await expect.element(screen.getByText("status done")).toBeVisible();
  expect(sent("promotionActivate")).toHaveLength(1);
});
