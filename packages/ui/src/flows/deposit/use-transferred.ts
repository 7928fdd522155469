import { useWallet } from "@satang/headless/wallet";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { useToast } from "../../primitives/Toast/index.ts";
import { AWAITED_TOAST } from "./awaited-toast.ts";

/** After the member said that a QR is paid: the flow closes, and a toast offers to refresh the balance. */
export function useTransferred(close: () => void): () => void {
  const { t } = useI18n();
  const toast = useToast();
  // A disabled wallet refreshes on request, and reads nothing by itself.
  const { actions } = useWallet({ enabled: false });
  return () => {
    close();
    toast.show(t("deposit.qr.waiting.text"), {
      id: AWAITED_TOAST,
      action: { label: t("deposit.qr.waiting.refresh"), onClick: actions.refresh },
    });
  };
}
