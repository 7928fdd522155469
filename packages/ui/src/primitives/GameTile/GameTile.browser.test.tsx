import { expectAccessible } from "@satang/story-kit/axe";
import { CLOSED, describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { largeWords } from "@satang/story-kit/large-words";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { GameTile } from "./GameTile.tsx";
import { artOf, huesInRow } from "./game-art.rules.ts";

const DOT = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7";

describeConformance(GameTile, {
  otherParts: ["amount", "pill", "mark", "drawing"],
  // With a logo it has no drawing, whether another test has loaded them or not.
  props: { code: "JOKER", name: "Joker", logo: DOT, onClick: () => {} },
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
  await expect.poll(() => container.querySelector("[data-part=drawing]")).not.toBeNull();
  expect(artOf("pg")).toBe(artOf("PG"));
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
  expect(new Set(codes.map(artOf)).size).toBe(codes.length);
});

test("two neighbours of a row never have the same colours, and each keeps its drawing", async () => {
  expect(huesInRow(["PG", "pg", "PG", "JOKER"])).toEqual([1, 2, 1, 0]);
  const { container } = await show(
    <>
      <GameTile code="PG" name="PG" />
      <GameTile code="PG" name="PG" hue={2} />
    </>,
  );
  const markup = (selector: string) =>
    [...container.querySelectorAll(selector)].map((part) =>
      part.innerHTML.replaceAll(/(id="|url\(#)[^")]*/g, ""),
    );
  await expect.poll(() => markup("[data-part=drawing]")).toHaveLength(2);
  const [drawing, otherDrawing] = markup("[data-part=drawing]");
  expect(otherDrawing).toBe(drawing);
  const [colours, otherColours] = markup("[data-part=art] > svg:first-child");
  expect(otherColours).not.toBe(colours);
});

test("an inactive game keeps its colours", async () => {
  const { container } = await show(<GameTile code="PG" name="PG" state="inactive" />);
  const art = container.querySelector("[data-part=art]");
  // The pointer may be on it, which makes it brighter.
  expect(art && getComputedStyle(art).filter).not.toMatch(/saturate|brightness\(0/);
});

test("the size of a tile is the same before and after its drawing is there", async () => {
  let before: DOMRect | undefined;
  const { container } = await show(
    <div
      ref={(box) => {
        before ??= box?.getBoundingClientRect();
      }}
      style={{ width: 156 }}
    >
      <GameTile code="PG" name="PG" amount="80.25" />
    </div>,
  );
  await expect.poll(() => container.querySelector("[data-part=drawing]")).not.toBeNull();
  expect(before?.height).toBe(132);
  expect(container.querySelector("button")?.getBoundingClientRect().height).toBe(132);
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
