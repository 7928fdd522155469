import { useI18n, useToast } from "@satang/ui";
import { useEffect, useSyncExternalStore } from "react";
import { updates } from "./updates.ts";

/** Offers the member a new version of the app when one waits: until it is started, or closed. */
export function useUpdateOffer(): void {
  const { t } = useI18n();
  const toast = useToast();
  const isReady = useSyncExternalStore(updates.subscribe, updates.isReady, () => false);
  useEffect(() => {
    if (!isReady) return;
    const id = toast.show(t("app.update.text"), {
      duration: Number.POSITIVE_INFINITY,
      action: { label: t("app.update.start"), onClick: updates.apply },
    });
    return () => toast.dismiss(id);
  }, [isReady, t, toast]);
}
