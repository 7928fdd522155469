export {
  DEPOSIT_PANEL_RULES,
  type DepositAccountFacts,
  type DepositPanel,
  panelOfDepositAccount,
  panelOfWalletAccount,
} from "./deposit-panel.rules.ts";
