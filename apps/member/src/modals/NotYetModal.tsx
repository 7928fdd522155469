import { BottomSheet, Button, ComingSoonState, useI18n } from "@satang/ui";
import type { AppModalProps } from "./modal.types.ts";

interface NotYetModalProps extends AppModalProps {
  /** The feature that was requested. */
  name: string;
}

/** A placeholder for a modal of a later version. */
export function NotYetModal({ name, ...modal }: NotYetModalProps) {
  const { t } = useI18n();

  return (
    <BottomSheet {...modal} title={name}>
      <ComingSoonState
        title={t("app.notYet.title", { page: name })}
        text={t("app.notYet.text")}
        action={
          <Button variant="outline" onClick={() => modal.onOpenChange(false)}>
            {t("ui.close")}
          </Button>
        }
      />
    </BottomSheet>
  );
}
