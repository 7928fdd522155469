/** Whether a reply with status 200 refuses its call: a spin and a claim with `success`, a new QR with `hasQrcode`. */
export const isRefusedReply = (body: unknown): boolean => {
  if (typeof body !== "object" || body === null) return false;
  const { success, hasQrcode } = body as Readonly<Record<string, unknown>>;
  return success === false || hasQrcode === false;
};
