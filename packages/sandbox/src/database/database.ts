import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";
import type * as schema from "./schema.ts";

/** The place where the sandbox stores its data. */
export type DatabaseOption =
  | { readonly kind: "memory" }
  | { readonly kind: "folder"; readonly path: string }
  | { readonly kind: "postgres"; readonly url: string };

/** The query builder, for PGlite and PostgreSQL, inside and outside a transaction. */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** An open database. */
export type Database = {
  readonly db: Db;
  close(): Promise<void>;
};
