import { sql } from "drizzle-orm";
import type { Db } from "./database.ts";
import { migrations } from "./migrations.ts";

const MIGRATION_TABLE = "sandbox_migration";

async function rowsOf<Row>(tx: Db, query: ReturnType<typeof sql>): Promise<readonly Row[]> {
  return ((await tx.execute(query)) as unknown as { rows: Row[] }).rows;
}

/** Tables, views and sequences of all schemas; those of the system and of extensions are left out. */
const relationsOf = (tx: Db) =>
  rowsOf<{ name: string }>(
    tx,
    sql`select relname as name from pg_class
      where relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and relnamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
      and relnamespace::regnamespace::text !~ '^pg_(toast|temp)'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')`,
  );

const columnsOf = (tx: Db, table: string) =>
  rowsOf<{ name: string }>(
    tx,
    sql`select column_name as name from information_schema.columns
      where table_schema = current_schema() and table_name = ${table}`,
  );

/**
 * Checks, without writing, that a database is empty or was created by the sandbox.
 *
 * @throws Error when it is of another project, or of a newer sandbox
 */
export async function checkOwnDatabase(tx: Db): Promise<void> {
  const relations = await relationsOf(tx);
  if (relations.length === 0) return;
  const columns = (await columnsOf(tx, MIGRATION_TABLE)).map(({ name }) => name);
  const steps =
    columns.join() === "id"
      ? await rowsOf<{ id: string }>(tx, sql`select id from sandbox_migration`)
      : [];
  // A sandbox that ended before its first step leaves an empty table of steps, and nothing else.
  const isBegun = columns.join() === "id" && relations.length === 1;
  if (steps.length === 0 && !isBegun) {
    throw new Error(
      "The database has tables and was not created by the sandbox. Use an empty one.",
    );
  }
  const known: ReadonlySet<string> = new Set(migrations.map(({ id }) => id));
  if (steps.some(({ id }) => !known.has(id))) {
    throw new Error(
      "The database was created by a newer sandbox. Use that version or an empty database.",
    );
  }
}
