import { sql } from "drizzle-orm";
import { takeLock } from "./advisory-lock.ts";
import type { Database, Db } from "./database.ts";
import { dataTables, migrations } from "./migrations.ts";

/** Runs the steps that a database still needs; processes that start at the same time run them one after the other. */
export async function migrate(database: Database): Promise<void> {
  await database.db.transaction(async (tx) => {
    await takeLock(tx, "schema");
    await tx.execute(sql`create table if not exists sandbox_migration (id text primary key)`);
  });
  for (const step of migrations) {
    await database.db.transaction(async (tx) => {
      await takeLock(tx, "schema");
      const seen = await tx.execute(sql`select id from sandbox_migration where id = ${step.id}`);
      if ((seen as { rows: unknown[] }).rows.length > 0) return;
      for (const statement of splitStatements(step.sql)) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into sandbox_migration values (${step.id})`);
    });
  }
}

/** Empties every table and starts all numbering again. */
export async function truncateAll(tx: Db): Promise<void> {
  await tx.execute(sql.raw(`truncate ${dataTables.join(", ")} restart identity cascade`));
}

/** Splits SQL text at the semicolons that end a statement, leaving `$$` bodies whole. */
export function splitStatements(text: string): string[] {
  const parts = text.split("$$");
  let current = "";
  const statements: string[] = [];
  parts.forEach((part, index) => {
    if (index % 2 === 1) {
      current += `$$${part}$$`;
      return;
    }
    const pieces = part.split(";");
    pieces.forEach((piece, at) => {
      current += piece;
      if (at < pieces.length - 1) {
        statements.push(current.trim());
        current = "";
      }
    });
  });
  return [...statements, current.trim()].filter((statement) => statement !== "");
}
