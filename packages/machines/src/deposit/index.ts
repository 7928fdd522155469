export {
  DEPOSIT_PANEL_RULES,
  type DepositAccountFacts,
  type DepositPanel,
  panelOfDepositAccount,
  panelOfWalletAccount,
  WALLET_DEPOSIT_MINIMUM,
} from "./deposit-panel.rules.ts";
