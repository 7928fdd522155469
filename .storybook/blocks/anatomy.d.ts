declare module "virtual:anatomy" {
  export const anatomies: Readonly<Record<string, import("./anatomy.rules.ts").Anatomy>>;
}
