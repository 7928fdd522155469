export { gamesWords } from "@satang/i18n/flows/games";
export { GameFlow, type GameFlowProps } from "./GameFlow.tsx";
