import type { NextStepActions } from "@satang/ui";
import { askSupport } from "../chat/chat-open.ts";
import { paths } from "../navigation/paths.ts";
import { modalHistory } from "./modal-history.ts";

/** The screens to which a message about a failure leads. */
export const NEXT_STEPS: NextStepActions = {
  contactSupport: (topic) =>
    topic === undefined ? modalHistory.leaveTo(paths.memberContact) : askSupport(topic),
  deposit: () => modalHistory.open("deposit"),
  finishBonus: () => modalHistory.leaveTo(paths.bonus),
};
