import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button, type ButtonProps } from "../../primitives/Button/index.ts";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";
import * as styles from "./ProfileFlow.css.ts";

/** Props of {@link FormButtons}. */
export interface FormButtonsProps {
  saving: boolean;
  onCancel: () => void;
  /** Props of the submit button. */
  submit: Pick<ButtonProps, "type" | "aria-disabled">;
}

/** Cancel and save, at the end of a form. */
export function FormButtons({ saving, onCancel, submit }: FormButtonsProps) {
  const { t } = useI18n();
  return (
    <div className={styles.buttons}>
      <Button variant="outline" disabled={saving} onClick={onCancel}>
        {t("common.action.cancel")}
      </Button>
      <FlowSubmit {...submit} width="hug" loading={saving}>
        {t("common.action.save")}
      </FlowSubmit>
    </div>
  );
}
