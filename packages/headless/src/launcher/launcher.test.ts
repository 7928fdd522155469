import { expect, it } from "vitest";
import { readAddress, readSite } from "./launcher.rules.ts";

it("only addresses of the web are opened, relative ones at the page's origin", () => {
  const base = "https://wallet.example/user";
  expect(readAddress("/media/1.png", base)).toBe("https://wallet.example/media/1.png");
  expect(readAddress("https://slips.example/1.png", base)).toBe("https://slips.example/1.png");
  for (const other of ["javascript:alert(1)", "data:text/html,1", "blob:https://a/1", "http://["]) {
    expect(readAddress(other, base)).toBeNull();
  }
});

it.each([
  ["https://game.example/play", "https://game.example/play"],
  ["/api/game-site/PG/play", "http://192.168.1.5:4600/api/game-site/PG/play"],
  ["http://localhost:4600/a", "http://localhost:4600/a"],
  ["http://127.0.0.1:4600/a", "http://127.0.0.1:4600/a"],
  ["http://[::1]:4600/a", "http://[::1]:4600/a"],
  ["http://game.example/play", null],
  ["http://localhost.evil.example/", null],
  ["http://127.0.0.1.evil.example/", null],
  ["https://sat1001:secret@game.example/", null],
  ["javascript:alert(1)", null],
  ["java\nscript:alert(1)", null],
  ["data:text/html,1", null],
  ["intent://game#Intent;end", null],
  ["", "http://192.168.1.5:4600/user"],
])("a site that gets credentials is safe on the way: %s", (address, expected) => {
  expect(readSite(address, "http://192.168.1.5:4600/user")).toBe(expected);
});
