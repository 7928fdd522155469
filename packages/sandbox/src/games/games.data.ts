import type { PictureName } from "../media/pictures.rules.ts";

/** A game provider of the home screen. */
export interface Game {
  readonly code: string;
  readonly name: string;
  readonly category: "slot" | "sport" | "lotto";
  readonly tile: PictureName;
  readonly android: string | null;
  readonly ios: string | null;
}

const app = (name: string, store: "android" | "ios") => `https://${name}.example/${store}`;

/** Every game, in the order of the carousels. */
export const games: readonly Game[] = [
  {
    code: "JOKER",
    name: "Joker",
    category: "slot",
    tile: "star",
    android: app("joker", "android"),
    ios: app("joker", "ios"),
  },
  { code: "PG", name: "PG", category: "slot", tile: "moons", android: null, ios: null },
  {
    code: "SLOTXO",
    name: "SlotXO",
    category: "slot",
    tile: "reels",
    android: app("slotxo", "android"),
    ios: app("slotxo", "ios"),
  },
  { code: "USUN", name: "Usun", category: "slot", tile: "sun", android: null, ios: null },
  { code: "BETFLIX", name: "Betflix", category: "slot", tile: "ball", android: null, ios: null },
  { code: "IMI", name: "Imi", category: "slot", tile: "spade", android: null, ios: null },
  { code: "UFABET", name: "UFABet", category: "sport", tile: "ball", android: null, ios: null },
  {
    code: "SEXYGAME",
    name: "Sexygame",
    category: "sport",
    tile: "spade",
    android: null,
    ios: null,
  },
  {
    code: "ASKMEBET",
    name: "Askmebet",
    category: "sport",
    tile: "moons",
    android: null,
    ios: null,
  },
  { code: "CIRCUS", name: "Circus", category: "sport", tile: "star", android: null, ios: null },
  { code: "HUAYHD", name: "HuayHD", category: "lotto", tile: "draw", android: null, ios: null },
  { code: "AREASLOT", name: "Areaslot", category: "lotto", tile: "sun", android: null, ios: null },
];

/** Finds a game by code. */
export function findGame(code: string): Game | undefined {
  return games.find((game) => game.code === code);
}
