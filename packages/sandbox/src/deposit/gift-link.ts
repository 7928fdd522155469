import { createHash } from "node:crypto";
import { cleanLink, toBaht } from "@satang/core";
import type { MemberCall } from "../calls/call.ts";
import { type Member, usedGiftLink } from "../database/schema.ts";
import { refuse } from "../errors/refusal.ts";
import { house, wallet } from "../ledger/account.rules.ts";
import { lockMember, move } from "../ledger/ledger.ts";
import type { Settings } from "../settings/settings.ts";
import { recordStatement } from "../statement/record-statement.ts";

const IV_BYTES = 12;
const GIFT_LINK = /^https:\/\/gift\.[\w.-]+\/\S*v=(\w{8,})(?!\S*\s)/;

/** Demo key of gift links, base64 of 32 bytes. */
export const DEMO_GIFT_LINK_KEY = Buffer.from("satang-sandbox-demo-gift-key-32b").toString(
  "base64",
);

/** Opens a sealed link: base64 of iv and AES-GCM ciphertext. @throws TRUELINK_INVALID */
async function openSealed(sealed: string, keyText: string): Promise<string> {
  const bytes = Buffer.from(sealed, "base64");
  try {
    const key = await crypto.subtle.importKey(
      "raw",
      Buffer.from(keyText, "base64"),
      "AES-GCM",
      false,
      ["decrypt"],
    );
    const iv = bytes.subarray(0, IV_BYTES);
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv },
      key,
      bytes.subarray(IV_BYTES),
    );
    return cleanLink(new TextDecoder().decode(plain));
  } catch {
    throw refuse("TRUELINK_INVALID");
  }
}

/** Stored-value wallets hold baht. */
export const offersStoredWallets = (
  { storedWallet }: Pick<Settings, "storedWallet">,
  { currency }: Pick<Member, "currency">,
): boolean => storedWallet && currency === "BAHT";

/** Puts a gift into the wallet, once for each link. */
export async function depositGiftLink(call: MemberCall<{ link: string }>) {
  const { tx, member, now, site, settings } = call;
  const amount = settings.giftAmount;
  if (!offersStoredWallets(settings, member)) throw refuse("NO_WALLET");
  const link = await openSealed(call.body.link, site.giftLinkKey);
  const voucher = GIFT_LINK.exec(link)?.[1];
  if (voucher === undefined) throw refuse("TRUELINK_INVALID");
  const linkHash = createHash("sha256").update(voucher).digest("hex");
  const fresh = await tx
    .insert(usedGiftLink)
    .values({ linkHash, memberId: member.id, createdAt: now })
    .onConflictDoNothing()
    .returning({ linkHash: usedGiftLink.linkHash });
  if (fresh.length === 0) throw refuse("TRUELINK_DUPLICATE");
  await lockMember(tx, member.id);
  const movementId = await move(tx, {
    kind: "deposit",
    from: house("gift"),
    to: wallet(member.id),
    amount,
    at: now,
  });
  await recordStatement(tx, {
    memberId: member.id,
    movementId,
    type: "deposit",
    from: "TRUEWALLET",
    to: "wallet",
    amount,
    reference: call.idempotencyKey,
    at: now,
  });
  return { code: "SUCCESS", message: "Deposited", amount: toBaht(amount) };
}
