import { SLIP_MAX_BYTES, SLIP_PICKER_TYPES, type SlipUploadView } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Card } from "../../primitives/Card/index.ts";
import { sizeText } from "../../primitives/FileField/file.rules.ts";
import { FileField } from "../../primitives/FileField/index.ts";
import { RefreshIcon } from "../../primitives/Icon/index.ts";
import { Stack } from "../../primitives/Stack/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import { FlowForm } from "../frame/FlowForm.tsx";
import { OperationNotice } from "../money/OperationNotice.tsx";
import { SlipChecks } from "./SlipChecks.tsx";
import * as styles from "./SlipFlow.css.ts";
import { SlipPicture } from "./SlipPicture.tsx";
import { SlipSending } from "./SlipSending.tsx";
import { useSlipFailureText } from "./use-slip-failure-text.ts";

/** Props of {@link SlipForm}. */
export type SlipFormProps = {
  readonly upload: SlipUploadView;
  /** Of the form, for the button that sends it. */
  readonly id: string;
};

/** Chooses the picture of a slip, and shows it with its checks. `SlipSubmit` sends it. */
export function SlipForm({ upload, id }: SlipFormProps) {
  const { t } = useI18n();
  const { actions, checks, closeTime, file, isSubmitting, operation, state } = upload;
  const failureText = useSlipFailureText(checks);
  if (state === "closed") {
    return (
      <Alert tone="warning" title={t("slip.closed.title")}>
        {t("slip.closed.text")}
      </Alert>
    );
  }
  const isReadable = !checks?.some(({ finding }) => finding === "unreadable");
  return (
    <FlowForm {...upload.getFormProps()} id={id}>
      <Stack gap={3}>
        {file === null ? (
          <FileField
            label={t("slip.file")}
            labelVisibility="hidden"
            description={t("slip.limits", { limit: sizeText(SLIP_MAX_BYTES) })}
            accept={SLIP_PICKER_TYPES}
            minBytes={0}
            value={null}
            onValueChange={actions.choose}
          />
        ) : (
          <Card elevation="raised">
            <Stack gap={4}>
              <div className={styles.chosen}>
                <SlipPicture file={file} isReadable={isReadable} />
                <SlipChecks checks={checks} />
              </div>
              {isSubmitting ? (
                <SlipSending upload={upload} file={file} />
              ) : (
                <Stack gap={2}>
                  <OperationNotice operation={operation} failureText={failureText} />
                  <Button
                    variant="outline"
                    width="fill"
                    startIcon={<RefreshIcon size={18} />}
                    onClick={() => actions.choose(null)}
                  >
                    {t("slip.another")}
                  </Button>
                </Stack>
              )}
            </Stack>
          </Card>
        )}
        <Text size="small" tone="muted">
          {wholeNumbers(closeTime ? t("slip.closesAt", { time: closeTime }) : t("slip.closes"))}
        </Text>
      </Stack>
    </FlowForm>
  );
}
