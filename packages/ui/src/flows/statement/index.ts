export { LatestStatement, type LatestStatementProps } from "./LatestStatement.tsx";
export { StatementFlow, type StatementFlowProps } from "./StatementFlow.tsx";
