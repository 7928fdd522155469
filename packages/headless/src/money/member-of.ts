/**
 * The `_id` of a profile as text; `null` without one. Replies are read loosely, and a number would
 * not be found again in storage.
 */
export function memberOf(profile: { readonly _id: unknown } | undefined): string | null {
  const id = profile?._id;
  return (typeof id === "string" && id !== "") || typeof id === "number" ? String(id) : null;
}
