/// <reference types="vite/client" />

declare module "virtual:cases" {
  export function cases(): Promise<import("./case.types.ts").Case[]>;
}
