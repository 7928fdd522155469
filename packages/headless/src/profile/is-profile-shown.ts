import type { ProfileValues } from "@satang/machines/profile";
import type { Client } from "../provider/scope.ts";

/** Whether the profile of the service has these values; false when it cannot be read. Never rejects. */
export async function isProfileShown(
  client: Client,
  values: Partial<ProfileValues>,
  signal: AbortSignal,
): Promise<boolean> {
  const reply = await client.account.profile({ signal });
  if (!reply.ok) return false;
  const { data } = reply;
  const fields = Object.keys(values) as (keyof ProfileValues)[];
  return fields.every((field) => data[field] === values[field]);
}
