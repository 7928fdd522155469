import { useInvite } from "@satang/headless/invite";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Stack } from "../../primitives/Stack/index.ts";
import { ReadFailure } from "../failures/ReadFailure.tsx";
import { FlowSkeleton } from "../frame/FlowSkeleton.tsx";
import type { FlowModalProps } from "../money/flow-modal.types.ts";
import { MoneySheet } from "../money/MoneySheet.tsx";
import { useReportFailure } from "../money/use-report-failure.tsx";
import { useReportToast } from "../reports/use-report-toast.ts";
import { InviteBonus } from "./InviteBonus.tsx";
import { InvitedFriends } from "./InvitedFriends.tsx";
import { InviteHero } from "./InviteHero.tsx";
import { InviteLink } from "./InviteLink.tsx";

/** Props of {@link InviteSheet}. */
export type InviteSheetProps = FlowModalProps & { readonly registerUrl?: string | undefined };

/** Picture, link, bonus, and friends below each other. */
const SHAPES = [130, "40%", 60, 170, "30%", 62, 62, 62, 62];

/** Link, bonus and friends. A failure is a red toast (journey.txt §8), and the modal stays. */
export function InviteSheet({ open, onOpenChange, registerUrl }: InviteSheetProps) {
  const { t } = useI18n();
  const report = useReportToast();
  const invite = useInvite({
    registerUrl,
    enabled: open,
    onFailed: useReportFailure(false, () => t("money.order.inviteBonus")),
    onDone: () => report(t("errors.code.INVITE_BONUS_SUCCESS")),
  });
  const { actions, operation, readFailure, state } = invite;
  return (
    <MoneySheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("invite.title")}
      operation={operation}
      order={t("money.order.inviteBonus")}
      actions={actions}
      dismiss="anywhere"
    >
      {readFailure ? (
        <ReadFailure error={readFailure} onRetry={actions.retry} />
      ) : state === "loading" ? (
        <FlowSkeleton shapes={SHAPES} />
      ) : (
        <Stack gap={4}>
          <InviteHero />
          <InviteLink invite={invite} />
          <InviteBonus invite={invite} />
          <InvitedFriends friends={invite.friends} currency={invite.currency} />
        </Stack>
      )}
    </MoneySheet>
  );
}
