import { SLIP_MAX_BYTES, type SlipUploadView } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { sizeText } from "../../primitives/FileField/file.rules.ts";
import { type FailureText, useFailureText } from "../money/use-failure-text.ts";

/**
 * Why a slip was refused: the service has one code for a wrong kind and a wrong size.
 * @param checks what the device found on the picture
 */
export function useSlipFailureText(checks: SlipUploadView["checks"]): FailureText {
  const { t } = useI18n();
  const usualText = useFailureText();
  const isTooLarge = checks?.some(({ finding }) => finding === "tooLarge");
  return (status, error) =>
    isTooLarge && error?.kind === "coded" && error.code === "SLIP_INVALID_FILE"
      ? t("slip.tooLarge", { limit: sizeText(SLIP_MAX_BYTES) })
      : usualText(status, error);
}
