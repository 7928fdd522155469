/** Means a page of the stub site of the game, which the sandbox serves itself. */
export const STUB = "stub";

/** Every category of games. */
export const gameCategories = ["slot", "sport", "lotto"] as const;

/** The pictures of games, which the sandbox draws. */
export const gameTiles = [
  "star",
  "moons",
  "reels",
  "sun",
  "ball",
  "spade",
  "draw",
  "heart",
  "diamond",
  "tent",
  "bell",
  "play",
  "crown",
  "dice",
  "chip",
  "clover",
] as const;

type GameTile = (typeof gameTiles)[number];

/** A game provider of the home screen. */
export type Game = {
  /** Upper case and digits. */
  readonly code: string;
  readonly name: string;
  readonly category: (typeof gameCategories)[number];
  readonly tile: GameTile;
  /** Address of the game site: {@link STUB}, an address, or empty for none. The same for the apps. */
  readonly web: string;
  readonly android: string;
  readonly ios: string;
  /** The site takes more fields than the credentials; they are posted to it together. */
  readonly event: boolean;
};

type Apps = "apps" | "no apps";

const gameOf = (
  code: string,
  name: string,
  category: Game["category"],
  tile: GameTile,
  apps: Apps = "no apps",
): Game => ({
  code,
  name,
  category,
  tile,
  web: STUB,
  android: apps === "apps" ? STUB : "",
  ios: apps === "apps" ? STUB : "",
  event: code === "UFABET",
});

/** Every game after a reset, in the order of the carousels. */
export const games: readonly Game[] = [
  gameOf("JOKER", "Joker", "slot", "star", "apps"),
  gameOf("PG", "PG", "slot", "moons"),
  gameOf("SLOTXO", "SlotXO", "slot", "reels", "apps"),
  gameOf("USUN", "Usun", "slot", "sun"),
  gameOf("BETFLIX", "Betflix", "slot", "play"),
  gameOf("IMI", "Imi", "slot", "spade"),
  gameOf("SUPERSLOT", "SuperSlot", "slot", "bell"),
  gameOf("SLOTRACHA", "Slotracha", "slot", "diamond"),
  gameOf("PGSLOT", "PGSlot", "slot", "crown"),
  gameOf("JOKER2", "Joker 2", "slot", "dice"),
  gameOf("UFABET", "UFABet", "sport", "ball"),
  gameOf("SEXYGAME", "Sexygame", "sport", "heart"),
  gameOf("ASKMEBET", "Askmebet", "sport", "chip"),
  gameOf("CIRCUS", "Circus", "sport", "tent"),
  gameOf("HUAYHD", "HuayHD", "lotto", "draw"),
  gameOf("AREASLOT", "Areaslot", "lotto", "clover"),
];
