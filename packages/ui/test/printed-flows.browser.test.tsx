import { satang } from "@satang/core";
import { receiptOfOrder } from "@satang/headless/receipt";
import { money } from "@satang/story-kit/fake-money";
import { reply } from "@satang/story-kit/fake-wallet";
import { withPrint } from "@satang/story-kit/media";
import { showMoney } from "@satang/story-kit/show-money";
import type { ReactElement } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { ReceiptFlow, type ReceiptFlowProps } from "../src/flows/receipt/index.ts";
import { StatementFlow } from "../src/flows/statement/index.ts";
import { ThemeScope } from "../src/theme/scope/ThemeScope.tsx";

const ROWS = Array.from({ length: 10 }, (_, row) => ({
  _id: `st-${row}`,
  statementType: "withdraw" as const,
  from: "wallet",
  to: "SCB",
  status: row % 2 === 0 ? "SUCCESS" : "FAILED",
  amount: 1200 + row,
  createdAt: `2026-11-21T14:32:0${row}+07:00`,
}));
const source = receiptOfOrder({
  kind: "withdraw",
  amount: satang(1200_00),
  currency: "THB",
  from: "wallet",
  to: null,
  reference: "5a7a6e67-0000-4000-8000-000000000000",
  at: Date.parse("2026-11-21T14:32:08+07:00"),
});
const Receipt = (props: Pick<ReceiptFlowProps, "presentation">) => (
  <ReceiptFlow {...props} open onOpenChange={() => undefined} source={source} />
);

/** A dark page of a host, with a flow in it. Its root has a layout of its own, as pages have. */
const open = (flow: ReactElement) =>
  showMoney(
    <ThemeScope theme="river-night">
      <main
        style={{ background: "#123", color: "#fed", height: "4000px", display: "grid" }}
        data-testid="host"
      >
        <nav>Pages of the host</nav>
        {flow}
      </main>
    </ThemeScope>,
    { overrides: [...money(500), reply("statementList", { total: 30, statements: ROWS })] },
  );

const isShown = (element: Element) => element.checkVisibility() && element.clientHeight !== 1;
const all = (root: Element) => [root, ...root.querySelectorAll("*")].filter(isShown);

/** Colours of the texts of a flow, and of everything behind them in it. */
function inks(root: Element) {
  const shown = all(root).filter((element) => !element.closest("svg, img"));
  return {
    texts: [...new Set(shown.map((element) => getComputedStyle(element).color))],
    grounds: [
      ...new Set(
        shown.map((element) => {
          const { backgroundColor, backgroundImage } = getComputedStyle(element);
          return `${backgroundColor} ${backgroundImage}`;
        }),
      ),
    ].sort(),
  };
}
const BLACK_ON_WHITE = {
  texts: ["rgb(0, 0, 0)"],
  grounds: ["rgb(255, 255, 255) none", "rgba(0, 0, 0, 0) none"],
};

test("a statement in a dark page is printed black on white, without filters, pages and buttons", async () => {
  await open(<StatementFlow onSlips={() => undefined} onReceipt={() => undefined} />);
  const rows = page.getByRole("listitem").filter({ hasText: "Withdraw" });
  await expect.element(rows.first()).toBeVisible();
  await expect.element(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
  const root = page
    .getByRole("heading", { name: "Statement" })
    .element()
    .closest("[data-part=statement]");
  if (!root) throw new Error("no statement");
  expect(inks(root)).not.toEqual(BLACK_ON_WHITE);
  await withPrint(async () => {
    expect(inks(root)).toEqual(BLACK_ON_WHITE);
    expect(rows.elements().filter(isShown)).toHaveLength(10);
    await expect.element(page.getByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
    expect(page.getByRole("button", { name: "All" }).query()).toBeNull();
    expect(page.getByRole("button", { name: /slip/i }).query()).toBeNull();
  });
  await expect.element(page.getByRole("navigation", { name: "Pages" })).toBeVisible();
});

test.each([
  ["over the page", undefined],
  ["in the page", "inline"],
] as const)(
  "a receipt %s is printed black on white and in full, without buttons",
  async (_, presentation) => {
    await open(<Receipt {...(presentation && { presentation })} />);
    const paper = page.getByRole("article");
    await expect.element(paper).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Save picture" })).toBeVisible();
    const root = paper.element().closest("[data-part=modal], [data-part=flow]");
    if (!root) throw new Error("no receipt");
    await withPrint(async () => {
      expect(inks(root)).toEqual(BLACK_ON_WHITE);
      expect(all(root).filter((element) => element.matches("button, a"))).toEqual([]);
      await expect.element(paper).toBeVisible();
      const badge = root.querySelector("svg:has(> rect) [data-part=nobody]");
      expect(badge && getComputedStyle(badge).color).toBe("rgb(255, 255, 255)");
      for (const element of all(root)) {
        if (element.scrollHeight <= element.clientHeight + 1) continue;
        expect([element.outerHTML.slice(0, 80), getComputedStyle(element).overflowY]).toContain(
          "visible",
        );
      }
      const scrim = root.closest("[data-part=scrim]");
      if (!scrim) {
        expect(page.getByText("Pages of the host").element().checkVisibility()).toBe(true);
        return;
      }
      const { position, backgroundColor, top } = getComputedStyle(scrim);
      expect([position, backgroundColor, top]).toEqual(["absolute", "rgb(255, 255, 255)", "0px"]);
      expect(scrim.getBoundingClientRect().height).toBeGreaterThanOrEqual(
        root.getBoundingClientRect().height,
      );
      expect(scrim.querySelector("[data-part=shade]")?.checkVisibility()).toBe(false);
      expect(page.getByText("Pages of the host").element().checkVisibility()).toBe(false);
      expect(document.documentElement.scrollHeight).toBeLessThan(4000);
    });
  },
);
