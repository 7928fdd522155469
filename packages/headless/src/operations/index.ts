export { useIsShownInForm } from "../money/shown-in-form.ts";
export { moneyOperations } from "./money-operations.ts";
export { type OpenOperation, useOpenOperation, useOpenOperations } from "./use-open-operations.ts";
