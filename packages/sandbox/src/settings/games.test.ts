import { expect, it } from "vitest";
import { tileArt } from "../media/emblems.data.ts";
import { gameTiles } from "./games.data.ts";

it("gives each picture of a game its own colours and emblem", () => {
  for (const part of ["light", "dark", "emblem"] as const)
    expect(new Set(gameTiles.map((tile) => tileArt[tile][part])).size).toBe(gameTiles.length);
});
