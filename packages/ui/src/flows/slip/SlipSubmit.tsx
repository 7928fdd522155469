import type { SlipUploadView } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { ImageIcon } from "../../primitives/Icon/index.ts";
import { FlowSubmit } from "../frame/FlowSubmit.tsx";

/** Props of {@link SlipSubmit}. */
export type SlipSubmitProps = {
  readonly upload: SlipUploadView;
  /** Id of the form. */
  readonly form: string;
};

/** Opens the picker of the form's file, as a press of the field does. */
const pick = (form: string) =>
  document.getElementById(form)?.querySelector<HTMLInputElement>("input[type=file]")?.click();

/** The button below the slips: it chooses a picture, and then sends it. */
export function SlipSubmit({ upload, form }: SlipSubmitProps) {
  const { t } = useI18n();
  const { checks, operation, state } = upload;
  if (state === "choosing")
    return (
      <Button width="fill" startIcon={<ImageIcon size={20} />} onClick={() => pick(form)}>
        {t("slip.send")}
      </Button>
    );
  const isWarned = (checks ?? []).some(({ finding }) => finding !== "passed");
  const isAgain = operation.status === "refused" || operation.status === "notSent";
  return (
    <FlowSubmit {...upload.getSubmitProps()} form={form} loading={false}>
      {t(isAgain ? "slip.retry" : isWarned ? "slip.sendAnyway" : "slip.send")}
    </FlowSubmit>
  );
}
