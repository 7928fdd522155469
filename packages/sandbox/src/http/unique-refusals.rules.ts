import type { ErrorCode } from "../errors/error-texts.ts";

const codes: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>(
  Object.entries({
    member_phone_key: "EXISTING_USER",
    member_bank_code_bank_account_no_key: "EXISTING_BANK",
    game_account_member_id_game_code_key: "SLOT_ALREADY_ACTIVE",
    member_promotion_member_id_code_key: "PROMOTION_RECEIVED",
    member_bonus_active: "BONUS_ALREADY_ACTIVE",
    qr_deposit_open: "QR_FAIL",
  }),
);

/**
 * The refusal for the later of two calls that arrive at the same time: both pass the checks, and a unique constraint
 * of the database rejects the second.
 */
export function refusalOfConstraint(constraint: string): ErrorCode | undefined {
  return codes.get(constraint);
}
