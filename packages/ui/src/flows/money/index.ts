export { OpenOperations } from "./OpenOperations.tsx";
export { OperationReports, type OperationReportsProps } from "./OperationReports.tsx";
