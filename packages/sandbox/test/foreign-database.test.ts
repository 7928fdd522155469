import { Client } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createSandbox, DEMO_PHONE } from "../src/index.ts";
import { startPostgres } from "./support/start-postgres.ts";
import { START_TIMEOUT } from "./support/start-timeout.ts";

/** Databases that belong to somebody else, or partly. */
describe("a database with tables of others", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let admin: Client;
  let database: { readonly kind: "postgres"; readonly url: string };
  let owner: Client;
  let number = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
    admin = new Client({ connectionString: postgres.url });
    await admin.connect();
  }, START_TIMEOUT);
  afterAll(async () => {
    await owner?.end();
    await admin.end();
    await postgres.stop();
  });
  beforeEach(async () => {
    await owner?.end();
    number += 1;
    await admin.query(`create database site_${number}`);
    const url = postgres.url.replace(/postgres$/, `site_${number}`);
    database = { kind: "postgres", url };
    owner = new Client({ connectionString: url });
    await owner.connect();
  });
  const relations = async () => {
    const sql = "select relname from pg_class where relnamespace = 'public'::regnamespace";
    return (await owner.query(`${sql} order by 1`)).rows.map(({ relname }) => relname);
  };

  it.each([
    ["another project", "create table customer (id int)"],
    ["a project with a table of the same name", "create table member (id int)"],
    ["a project with its own sandbox_migration", "create table sandbox_migration (n int)"],
    ["a view only", "create view report as select 1 as one"],
    ["a sequence only", "create sequence invoice_number"],
    [
      "another project in a schema of its own",
      "create schema app; create table app.customer (id int)",
    ],
  ])("is refused when it is of %s, and nothing is written to it", async (_name, sql) => {
    await owner.query(sql);
    const before = await relations();
    await expect(createSandbox({ database })).rejects.toThrow("was not created by the sandbox");
    expect(await relations()).toEqual(before);
  });

  it("is refused when a newer sandbox created it, and nothing is written to it", async () => {
    await (await createSandbox({ database })).close();
    await owner.query("insert into sandbox_migration values ('9999-later')");
    await expect(createSandbox({ database })).rejects.toThrow("newer");
  });

  it("is used again when the sandbox created it, and others' tables came later", async () => {
    const first = await createSandbox({ database });
    await first.scenario.credit({ phone: DEMO_PHONE, amount: 7 });
    const { movements } = await first.scenario.audit();
    await first.close();
    await owner.query("create table customer (id int); insert into customer values (1)");
    const second = await createSandbox({ database });
    expect((await second.scenario.audit()).movements).toBe(movements);
    await second.scenario.reset();
    expect((await owner.query("select id from customer")).rows).toEqual([{ id: 1 }]);
    await second.close();
  });

  it("keeps the rows of a table that refers to the sandbox's own: reset is refused and changes nothing", async () => {
    const sandbox = await createSandbox({ database });
    await owner.query("create table note (member_id int references member (id))");
    await owner.query("insert into note select min(id) from member");
    await sandbox.scenario.credit({ phone: DEMO_PHONE, amount: 7 });
    const before = await sandbox.scenario.audit();
    await expect(sandbox.scenario.reset()).rejects.toThrow("refers to");
    expect((await owner.query("select 1 from note")).rowCount).toBe(1);
    expect(await sandbox.scenario.audit()).toEqual(before);
    await sandbox.close();
  });
});
