import { sql } from "drizzle-orm";
import { ScenarioError } from "../errors/scenario-error.ts";
import { takeLock } from "./advisory-lock.ts";
import type { Database, Db } from "./database.ts";
import { dataTables, migrations } from "./migrations.ts";
import { checkOwnDatabase } from "./own-database.ts";

/**
 * Runs the steps that a database still needs; processes that start at the same time run them one after the other.
 *
 * @throws Error, before anything is written, for a database that the sandbox did not create
 */
export async function migrate(database: Database): Promise<void> {
  await database.db.transaction(async (tx) => {
    await takeLock(tx, "schema");
    await checkOwnDatabase(tx);
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

/** PostgreSQL's code when a table outside the list refers to one of it. */
const REFERRED_TO = "0A000";

/**
 * Empties every table of the sandbox and starts all numbering again. Tables of others keep their rows.
 *
 * @throws ScenarioError when a table of others refers to one of the sandbox
 */
export async function truncateAll(tx: Db): Promise<void> {
  try {
    await tx.execute(sql.raw(`truncate ${dataTables.join(", ")} restart identity`));
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: unknown };
    if (code !== REFERRED_TO) throw error;
    throw new ScenarioError(
      "a table of another project refers to a table of the sandbox, so nothing is emptied",
    );
  }
}

/** Splits SQL text at the semicolons that end a statement, and keeps `$$` bodies whole. */
function splitStatements(text: string): string[] {
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
