import { type Currency, editionCurrency } from "@satang/core";
import type { SatangScope } from "../provider/scope.ts";
import { walletKey } from "./wallet.query.ts";
import type { MemberWallet } from "./wallet.rules.ts";

/** The member's currency without a call: that of the wallet that was read, else that of the edition. */
export const readKnownCurrency = ({
  edition,
  queryClient,
}: Pick<SatangScope, "edition" | "queryClient">): Currency =>
  queryClient.getQueryData<MemberWallet>(walletKey)?.currency ?? editionCurrency(edition);
