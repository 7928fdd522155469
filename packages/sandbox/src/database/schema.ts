export * from "./tables/flow.tables.ts";
export * from "./tables/ledger.tables.ts";
export * from "./tables/member.tables.ts";
export * from "./tables/prize.tables.ts";
export * from "./tables/site.tables.ts";
