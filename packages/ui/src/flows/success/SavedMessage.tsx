import { useI18n } from "../../i18n/I18nProvider.tsx";
import { FlowMessageDialog } from "../frame/FlowDialogs.tsx";
import { Shown } from "../reports/Shown.tsx";

/** Props of {@link SavedMessage}. */
export interface SavedMessageProps {
  open: boolean;
  onClose: () => void;
  /** Called when it is rendered. */
  onShown?: () => void;
  /** Meaning of the save. */
  text: string;
}

/** The alert after a save (journey.txt §7). */
export function SavedMessage({ open, onClose, onShown, text }: SavedMessageProps) {
  const { t } = useI18n();
  return (
    <FlowMessageDialog
      open={open}
      onOpenChange={(next) => void (next || onClose())}
      title={t("profile.saved.title")}
      description={
        <>
          <span>{text}</span>
          {onShown && <Shown onShown={onShown} />}
        </>
      }
    />
  );
}
