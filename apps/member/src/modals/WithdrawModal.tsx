import { useI18n } from "@satang/ui";
import type { AppModalProps } from "./MemberModals.tsx";
import { NotYetModal } from "./NotYetModal.tsx";

export function WithdrawModal(modal: AppModalProps) {
  const { t } = useI18n();
  return <NotYetModal {...modal} name={t("app.drawer.withdraw")} />;
}
