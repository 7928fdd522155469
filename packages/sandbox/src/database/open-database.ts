import { mkdir } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Pool } from "pg";
import type { Database, DatabaseOption } from "./database.ts";
import { migrate } from "./migrate.ts";
import * as schema from "./schema.ts";

const POOL_SIZE = 10;

async function openPglite(path?: string): Promise<Database> {
  if (path !== undefined) await mkdir(path, { recursive: true });
  const client = await PGlite.create(path === undefined ? {} : { dataDir: path });
  return {
    db: drizzlePglite(client, { schema }),
    exec: async (sql) => {
      await client.exec(sql);
    },
    close: () => client.close(),
  };
}

function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE });
  // An idle connection the server closes must not end the process; the next query reports the fault.
  pool.on("error", () => undefined);
  return {
    db: drizzlePg(pool, { schema }),
    exec: async (sql) => {
      await pool.query(sql);
    },
    close: () => pool.end(),
  };
}

/** Opens a database and brings its schema up to date. */
export async function openDatabase(option: DatabaseOption): Promise<Database> {
  const database =
    option.kind === "postgres"
      ? openPostgres(option.url)
      : await openPglite(option.kind === "folder" ? option.path : undefined);
  await migrate(database);
  return database;
}
