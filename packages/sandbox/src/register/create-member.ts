import { eq, sql } from "drizzle-orm";
import type { Db } from "../database/database.ts";
import { type Member, member } from "../database/schema.ts";

const FIRST_PUBLIC_ID = 1000;

/** Writes a member and gives it a public id. */
export async function createMember(
  tx: Db,
  data: Omit<typeof member.$inferInsert, "id" | "publicId">,
): Promise<Member> {
  const [written] = await tx
    .insert(member)
    .values({ ...data, publicId: sql`'new-' || gen_random_uuid()` })
    .returning({ id: member.id });
  if (written === undefined) throw new Error("the member was not written");
  const [named] = await tx
    .update(member)
    .set({ publicId: String(FIRST_PUBLIC_ID + written.id) })
    .where(eq(member.id, written.id))
    .returning();
  if (named === undefined) throw new Error("the member was not named");
  return named;
}
