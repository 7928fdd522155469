import { expect, it } from "vitest";
import { tileArt } from "../media/emblems.data.ts";
import { games } from "./games.data.ts";

it("gives each game a picture and colours of its own", () => {
  const art = games.map(({ tile }) => tileArt[tile]);
  for (const part of ["light", "dark", "emblem"] as const)
    expect(new Set(art.map((one) => one[part])).size).toBe(games.length);
});
