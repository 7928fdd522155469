/** An account of the ledger. Accounts of the site represent the world outside and may go below zero. */
export type Account =
  | { readonly kind: "wallet"; readonly memberId: number }
  | { readonly kind: "game"; readonly memberId: number; readonly gameCode: string }
  | { readonly kind: "bonus"; readonly memberId: number }
  | { readonly kind: "payout"; readonly memberId: number }
  | { readonly kind: "house"; readonly name: HouseName };

/** Sources and destinations of money outside a member's own accounts. */
export type HouseName = "bank" | "gift" | "bonus" | "invite" | "refund" | "prize" | "play";

/** The account's unique code in the ledger. */
export function accountCode(account: Account): string {
  switch (account.kind) {
    case "house":
      return `house:${account.name}`;
    case "game":
      return `member:${account.memberId}:game:${account.gameCode}`;
    default:
      return `member:${account.memberId}:${account.kind}`;
  }
}

/** Short forms for the accounts of a movement. */
export const wallet = (memberId: number): Account => ({ kind: "wallet", memberId });
export const game = (memberId: number, gameCode: string): Account => ({
  kind: "game",
  memberId,
  gameCode,
});
export const bonusWallet = (memberId: number): Account => ({ kind: "bonus", memberId });
export const payoutOf = (memberId: number): Account => ({ kind: "payout", memberId });
export const house = (name: HouseName): Account => ({ kind: "house", name });
