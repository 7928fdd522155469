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
  /** A picture of the sandbox, or empty for none: the wallet has a drawing of its own. */
  readonly tile: GameTile | "";
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
  apps: Apps = "no apps",
): Game => ({
  code,
  name,
  category,
  tile: "",
  web: STUB,
  android: apps === "apps" ? STUB : "",
  ios: apps === "apps" ? STUB : "",
  event: code === "UFABET",
});

/** Every game after a reset, in the order of the carousels. */
export const games: readonly Game[] = [
  gameOf("JOKER", "Joker", "slot", "apps"),
  gameOf("PG", "PG", "slot"),
  gameOf("SLOTXO", "SlotXO", "slot", "apps"),
  gameOf("USUN", "Usun", "slot"),
  gameOf("BETFLIX", "Betflix", "slot"),
  gameOf("IMI", "Imi", "slot"),
  gameOf("SUPERSLOT", "SuperSlot", "slot"),
  gameOf("SLOTRACHA", "Slotracha", "slot"),
  gameOf("PGSLOT", "PGSlot", "slot"),
  gameOf("JOKER2", "Joker 2", "slot"),
  gameOf("UFABET", "UFABet", "sport"),
  gameOf("SEXYGAME", "Sexygame", "sport"),
  gameOf("ASKMEBET", "Askmebet", "sport"),
  gameOf("CIRCUS", "Circus", "sport"),
  gameOf("HUAYHD", "HuayHD", "lotto"),
  gameOf("AREASLOT", "Areaslot", "lotto"),
];
