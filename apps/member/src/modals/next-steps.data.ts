import type { NextStepActions } from "@satang/ui";
import { paths } from "../navigation/paths.ts";
import { modalHistory } from "./modal-history.ts";

/** The screens to which a message about a failure leads. */
export const NEXT_STEPS: NextStepActions = {
  contactSupport: () => modalHistory.leaveTo(paths.memberContact),
  deposit: () => modalHistory.open("deposit"),
  finishBonus: () => modalHistory.leaveTo(paths.bonus),
};
