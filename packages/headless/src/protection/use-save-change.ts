import { type Failure, fail, type Result } from "@satang/core";
import {
  canChange,
  type ProtectionChange,
  type ProtectionSettings,
  type ServerNow,
  showsChange,
} from "@satang/machines/protection";
import { unwrap } from "../provider/index.ts";
import { useSatang } from "../provider/use-satang.ts";
import { useSave } from "../saves/use-save.ts";
import { answerOf, readSettingsOf, settingsQuery } from "./protection.query.ts";
import { storeOf } from "./protection-store.ts";
import { serverNow } from "./server-now.ts";

/** How a view of the protection reports a change. */
export type ChangeReports = {
  /** Called when a change was saved, with the settings after it. */
  readonly onSaved?: ((settings: ProtectionSettings) => void) | undefined;
  /** Called when a change is known to be saved after its view was closed, or while another one is made. */
  readonly onSavedLater?: ((settings: ProtectionSettings) => void) | undefined;
};

/** A change, and server time of its order, ms. */
type Asked = { readonly change: ProtectionChange; readonly askedAt: ServerNow };

/** Settings that do not show the change: nothing says that it was saved. */
const UNPROVEN: Failure = { kind: "raw", message: "", status: 200 };

/** Saves one change at a time. It is saved when the settings show it: those of the reply, otherwise those that are read again. */
export function useSaveChange(
  member: string | null,
  { onSaved, onSavedLater }: ChangeReports,
): {
  readonly save: (change: ProtectionChange) => void;
  readonly isSaving: boolean;
  readonly saveFailure: Failure | null;
  readonly isUnanswered: boolean;
} {
  const scope = useSatang("useProtection");
  const { queryClient } = scope;
  const { queryKey } = settingsQuery(scope, member ?? "");
  /** Takes settings that show the change. */
  const accept = ({ change, askedAt }: Asked, answer: Result<ProtectionSettings>) => {
    if (!answer.ok || !showsChange(answer.data, change, askedAt)) return false;
    queryClient.setQueryData(queryKey, answer.data);
    return true;
  };
  const saving = useSave<Asked>({
    hook: "useProtection",
    mutationKey: ["protection", "save"],
    send: async (asked) => {
      const { change, askedAt } = asked;
      // The end of a break can be compared by server time alone.
      const isTimeless = change.kind === "break" && askedAt === null;
      const answer: Result<ProtectionSettings> = isTimeless
        ? fail({ kind: "notSent", reason: "unread" })
        : await answerOf(() => storeOf(scope).change(member ?? "", change));
      unwrap(answer.ok && !accept(asked, answer) ? fail(UNPROVEN) : answer);
    },
    isShown: async (asked) => accept(asked, await readSettingsOf(scope, member ?? "")),
    onSaved: (isInView) => {
      const settings = queryClient.getQueryData<ProtectionSettings>(queryKey);
      if (settings) (isInView ? onSaved : onSavedLater)?.(settings);
    },
  });
  return {
    save: (change) => {
      if (member !== null && canChange(change)) saving.send({ change, askedAt: serverNow(scope) });
    },
    isSaving: saving.isSaving,
    saveFailure: saving.error,
    isUnanswered: saving.isUnanswered,
  };
}
