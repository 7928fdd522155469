export {};
export * from "./session/index.ts";
