export { walletWords } from "@satang/i18n/flows/wallet";
export { FirstSteps, type FirstStepsProps } from "./FirstSteps.tsx";
export { GameCarousels, type GameCarouselsProps } from "./GameCarousels.tsx";
export { WalletPanel, type WalletPanelProps } from "./WalletPanel.tsx";
