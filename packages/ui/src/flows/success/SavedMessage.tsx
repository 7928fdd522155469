import { useI18n } from "../../i18n/I18nProvider.tsx";
import { FlowMessageDialog } from "../frame/FlowDialogs.tsx";

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
    <FlowMessageDialog
      open={open}
      onOpenChange={(next) => void (next || onClose())}
      title={t("profile.saved.title")}
      description={text}
    />
  );
}
