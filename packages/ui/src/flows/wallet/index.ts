export { GameCarousels, type GameCarouselsProps } from "./GameCarousels.tsx";
export { WalletPanel, type WalletPanelProps } from "./WalletPanel.tsx";
