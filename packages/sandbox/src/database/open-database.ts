import { mkdir } from "node:fs/promises";
import { PGlite, type PGliteOptions, types } from "@electric-sql/pglite";
import { drizzle as drizzlePg } from "drizzle-orm/node-postgres";
import { drizzle as drizzlePglite } from "drizzle-orm/pglite";
import { Pool, type PoolClient } from "pg";
import type { Database, DatabaseOption, Db } from "./database.ts";
import { withoutStatement } from "./database-error.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrate } from "./migrate.ts";
import { openInMemory } from "./open-in-memory.ts";
import * as schema from "./schema.ts";

const POOL_SIZE = 10;

/** The library converts bytes one by one: a film of 20 MiB would stop the whole process for ten seconds. */
const asHex: Pick<PGliteOptions, "serializers" | "parsers"> = {
  serializers: {
    [types.BYTEA]: ({ buffer, byteOffset, byteLength }: Uint8Array<ArrayBuffer>) =>
      `\\x${Buffer.from(buffer, byteOffset, byteLength).toString("hex")}`,
  },
  parsers: {
    [types.BYTEA]: (text) => new Uint8Array(Buffer.from(text.slice("\\x".length), "hex")),
  },
};

async function openFolder(path: string): Promise<Database> {
  await mkdir(path, { recursive: true });
  const release = await lockFolder(path);
  try {
    const database = ofPglite(await PGlite.create({ ...asHex, dataDir: path }));
    return { ...database, close: () => database.close().finally(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

function ofPglite(client: PGlite): Database {
  return {
    db: drizzlePglite(client, { schema }),
    close: () => client.close(),
  };
}

function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url, max: POOL_SIZE });
  // A connection that the server closes must not end the process, idle or in use: its query reports the error.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  const ofClient = new WeakMap<PoolClient, Db>();
  const dbOf = (client: PoolClient): Db => {
    const db = ofClient.get(client) ?? drizzlePg(client, { schema });
    ofClient.set(client, db);
    return db;
  };
  // Drizzle's transaction of a pool keeps a connection that is closed before it has begun, until none is left.
  const transaction: Db["transaction"] = async (work, config) => {
    const client = await pool.connect();
    try {
      return await dbOf(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return {
    db: Object.assign(drizzlePg(pool, { schema }), { transaction }),
    close: () => pool.end(),
  };
}

function open(option: DatabaseOption): Promise<Database> | Database {
  switch (option.kind) {
    case "memory":
      return openInMemory(asHex).then(ofPglite);
    case "folder":
      return openFolder(option.path);
    case "postgres":
      return openPostgres(option.url);
  }
}

/** Opens a database and brings its schema up to date. @throws Error when another process uses the folder */
export async function openDatabase(option: DatabaseOption): Promise<Database> {
  const database = await open(option);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw withoutStatement(error);
  }
  return database;
}
