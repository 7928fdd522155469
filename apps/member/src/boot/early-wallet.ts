import { readWalletEarly, type SatangScopeOptions } from "@satang/headless";
import { leadsHome } from "../routes/leads-home.rules.ts";

/** Home shows the wallet first: it is read before the screen is rendered. */
export const withEarlyWallet = (options: SatangScopeOptions): SatangScopeOptions =>
  leadsHome(window.location.pathname) ? readWalletEarly(options) : options;
