import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openInMemory } from "../src/database/open-in-memory.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

describe("a database in memory", { timeout: START_TIMEOUT }, () => {
  let folder: string;
  let file: string;
  let open: PGlite[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "satang-memory-"));
    file = join(folder, "empty.tar.gz");
  });
  afterEach(async () => {
    await Promise.all(open.map((client) => client.close()));
    open = [];
    await rm(folder, { recursive: true });
  });
  const opened = async (path: string) => {
    const client = await openInMemory({}, path);
    open.push(client);
    return client;
  };
  const tablesOf = async (client: PGlite) => {
    const { rows } = await client.query<{ tablename: string }>(
      "select tablename from pg_tables where schemaname = 'public'",
    );
    return rows.map(({ tablename }) => tablename);
  };

  it("keeps its files in place of damaged ones, and the next one begins with them", async () => {
    await writeFile(file, "no archive");
    const first = await opened(file);
    expect(await tablesOf(first)).toEqual([]);
    expect((await readFile(file)).length).toBeGreaterThan(1_000_000);

    await first.query("create table kept (id int)");
    await writeFile(file, Buffer.from(await (await first.dumpDataDir("gzip")).arrayBuffer()));
    expect(await tablesOf(await opened(file))).toEqual(["kept"]);
  });

  it("opens where nothing can be written", async () => {
    expect(await tablesOf(await opened(join(folder, "gone", "empty.tar.gz")))).toEqual([]);
  });
});
