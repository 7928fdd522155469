import { useI18n } from "../../i18n/use-i18n.ts";
import { type FileLimits, type FileRefusal, sizeText, typeNames } from "./file.rules.ts";

/** Texts about accepted files and about a rejection. */
export function useFileWords({ accept, maxBytes }: FileLimits) {
  const { t } = useI18n();
  const types = accept && typeNames(accept, t("fields.file.pictures"));
  const limit = maxBytes === undefined ? undefined : sizeText(maxBytes);
  return {
    limits:
      types && limit
        ? t("fields.file.limits", { types, limit })
        : types
          ? t("fields.file.typesOnly", { types })
          : limit && t("fields.file.sizeOnly", { limit }),
    refusal(reason: FileRefusal, size: string): string {
      if (reason === "wrongType") return t("fields.file.wrongType", { types: types ?? "" });
      if (reason === "tooBig") return t("fields.file.tooBig", { size, limit: limit ?? "" });
      return t(`fields.file.${reason}`);
    },
  };
}
