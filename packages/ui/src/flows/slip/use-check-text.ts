import { SLIP_MAX_BYTES, type SlipCheck } from "@satang/headless/slip";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { sizeText } from "../../primitives/FileField/file.rules.ts";

/** Says in words what a check of a slip found. */
export function useCheckText() {
  const { t } = useI18n();
  return ({ name, finding }: SlipCheck): string => {
    if (finding === "passed") return t(`slip.checks.${name}`);
    if (finding === "tooLarge")
      return t("slip.checks.tooLarge", { limit: sizeText(SLIP_MAX_BYTES) });
    return t(`slip.checks.${finding}`);
  };
}
