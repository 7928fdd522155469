export { BankBadge, type BankBadgeProps } from "./BankBadge.tsx";
