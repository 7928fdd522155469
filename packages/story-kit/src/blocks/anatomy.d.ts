declare module "virtual:anatomy" {
  export const anatomies: Readonly<
    Record<string, import("../../../../scripts/api-report/anatomy.rules.ts").Anatomy>
  >;
}
