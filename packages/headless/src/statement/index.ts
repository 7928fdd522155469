export {
  type StatementKind,
  type StatementReply,
  type StatementRow,
  type StatementSign,
  type StatementSource,
  type StatementStatus,
  type StatementView,
  statementDescription,
  statementPageSize,
  statementPages,
  statementSign,
  statementStatus,
  toStatementView,
} from "./statement.rules.ts";
export { statementKey, useStatement } from "./use-statement.ts";
