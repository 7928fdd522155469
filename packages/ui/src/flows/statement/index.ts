export { statementWords } from "@satang/i18n/flows/statement";
export { LatestStatement, type LatestStatementProps } from "./LatestStatement.tsx";
export { StatementFlow, type StatementFlowProps } from "./StatementFlow.tsx";
