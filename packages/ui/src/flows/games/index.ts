export { GameFlow, type GameFlowProps } from "./GameFlow.tsx";
