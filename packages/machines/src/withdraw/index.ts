export {
  findRefusedProblem,
  findWithdrawObstacle,
  findWithdrawProblem,
  lockedWithdrawAmount,
  type WithdrawBounds,
  type WithdrawProblem,
} from "./withdraw.rules.ts";
