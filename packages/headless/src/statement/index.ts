export {
  Statement,
  type StatementFilterProps,
  type StatementPageProps,
  type StatementRootProps,
} from "./Statement.tsx";
export {
  type MovementStep,
  type StatementEntry,
  type StatementKind,
  type StatementReply,
  type StatementRow,
  type StatementSign,
  type StatementSource,
  type StatementStatus,
  statementDescription,
  statementPageSize,
  statementPages,
  statementSign,
  statementStatus,
  toStatementEntry,
} from "./statement.rules.ts";
export type { StatementView } from "./statement.view.ts";
export type { StatementDay } from "./statement-days.rules.ts";
export {
  type StatementFilter,
  type StatementFilterOption,
  statementFilters,
} from "./statement-filter.rules.ts";
export { statementKey, type UseStatementOptions, useStatement } from "./use-statement.ts";
