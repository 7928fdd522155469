import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

/**
 * The largest body, bytes: JSON of a call, a form with the largest video of the chat, and JSON of the owner, which can hold
 * the markup of a whole site. A message with the longest text, names and token of a device has less than 32 kB.
 */
export const largestBody = { json: 32_768, form: 22_020_096, owner: 1_000_000 } as const;

/**
 * Refuses a body that is larger than a limit before it is read, or as soon as it reaches the limit when its length is
 * not announced.
 *
 * @returns the refusal; `undefined` when the body may be read
 */
export async function refuseLarge(
  context: Context,
  maxSize: number,
  refusal: () => Response,
): Promise<Response | undefined> {
  const limit = bodyLimit({ maxSize, onError: refusal });
  return (await limit(context, async () => undefined)) ?? undefined;
}
