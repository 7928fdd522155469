export { StatementFlow, type StatementFlowProps } from "./StatementFlow.tsx";
