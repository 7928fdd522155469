export { moneyWords } from "@satang/i18n/flows/money";
export { OpenOperations } from "./OpenOperations.tsx";
export { OperationReports, type OperationReportsProps } from "./OperationReports.tsx";
