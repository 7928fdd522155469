import { useI18n } from "../../i18n/I18nProvider.tsx";
import { MessageDialog } from "../../primitives/MessageDialog/index.ts";

/** Props of {@link SavedMessage}. */
export interface SavedMessageProps {
  open: boolean;
  onClose: () => void;
  /** What the save means. */
  text: string;
}

/** The alert after a save (journey.txt §7). */
export function SavedMessage({ open, onClose, text }: SavedMessageProps) {
  const { t } = useI18n();
  return (
    <MessageDialog
      open={open}
      onOpenChange={(next) => void (next || onClose())}
      title={t("profile.saved.title")}
      description={text}
    />
  );
}
