declare module "virtual:words" {
  export const words: readonly import("./words.rules.ts").Word[];
}
