import type { ProtectionView } from "@satang/headless/protection";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { FailureMessage } from "../failures/FailureMessage.tsx";
import { useUnconfirmedText } from "../failures/use-unconfirmed-text.ts";

/** Props of {@link ChangeFailure}. */
export type ChangeFailureProps = Pick<ProtectionView, "saveFailure" | "isUnanswered">;

/** Why a limit or a break was not saved, or that nobody has confirmed it. */
export function ChangeFailure({ saveFailure, isUnanswered }: ChangeFailureProps) {
  const { t } = useI18n();
  const unconfirmed = useUnconfirmedText();
  if (!saveFailure) return null;
  const isDeviceFull = saveFailure.kind === "notSent" && saveFailure.reason === "storage";
  return (
    <FailureMessage error={saveFailure}>
      {isDeviceFull ? t("protection.notKept") : unconfirmed(saveFailure, isUnanswered)}
    </FailureMessage>
  );
}
