export * from "./info/index.ts";
export * from "./profile/index.ts";
export * from "./provider/index.ts";
export * from "./session/index.ts";
