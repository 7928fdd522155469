import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { largeWords } from "@satang/story-kit/large-words";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { GameTile } from "./GameTile.tsx";
import { artOf } from "./game-art.rules.ts";

describeConformance(GameTile, {
  otherParts: ["amount", "pill", "mark"],
  props: { code: "JOKER", name: "Joker", onClick: () => {} },
  skip: { disabled: NOT_A_CONTROL, ref: CLOSED, restProps: CLOSED },
});

test("is named by game and balance, and can be pressed", async () => {
  const onClick = vi.fn();
  await show(<GameTile code="JOKER" name="Joker" amount="1,250.00" onClick={onClick} />);
  await page.getByRole("button", { name: "Joker 1,250.00" }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await expectAccessible();
});

test("an inactive game shows the effect of a press in place of an amount", async () => {
  await show(
    <GameTile code="PG" name="PG" state="inactive" inactiveLabel="Activate" amount="0.00" />,
  );
  await expect.element(page.getByRole("button", { name: "PG Activate" })).toBeVisible();
});

test("a logo is loaded without a referrer, so that its host does not learn who plays", async () => {
  const { container } = await show(<GameTile code="PG" name="PG" logo="/nowhere.png" />);
  expect(container.querySelector("img")?.referrerPolicy).toBe("no-referrer");
});

test("a logo that does not load is replaced by the drawing of its code", async () => {
  const { container } = await show(<GameTile code="PG" name="PG" logo="/nowhere.png" />);
  await expect.poll(() => container.querySelector("img")).toBeNull();
  expect(artOf("pg")).toEqual(artOf("PG"));
});

test("a background is loaded without a referrer, and removed when it does not load", async () => {
  const { container } = await show(<GameTile code="PG" name="PG" background="/nowhere.png" />);
  const picture = container.querySelector("img");
  expect(picture?.referrerPolicy).toBe("no-referrer");
  await expect.poll(() => container.querySelector("img")).toBeNull();
});

test("each known provider has art of its own", () => {
  const codes = [
    ..."JOKER SEXYGAME BETFLIX ASKMEBET UFABET SUPERSLOT PG SLOTXO".split(" "),
    ..."IMI USUN AREASLOT CIRCUS SLOTRACHA PGSLOT JOKER2 HUAYHD".split(" "),
  ];
  const arts = codes.map((code) => JSON.stringify(artOf(code)));
  expect(new Set(arts).size).toBe(codes.length);
});

test("an address that could run code is not followed", async () => {
  await show(<GameTile code="PG" name="PG" href={"java\nscript:alert(1)"} />);
  await expect.element(page.getByText("PG")).toBeVisible();
  await expect.element(page.getByRole("link")).not.toBeInTheDocument();
});

test("an amount is never cut off, in any tile width and at any text size", async () => {
  largeWords();
  await show(
    <div style={{ width: 130 }}>
      <GameTile code="PG" name="PG" amount="฿1,234,567.50" />
    </div>,
  );
  const tile = page.getByRole("button").element();
  expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
});
