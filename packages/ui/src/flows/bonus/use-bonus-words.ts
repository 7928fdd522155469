import type { ActiveBonus, BonusOffer } from "@satang/headless/bonus";
import { useI18n } from "../../i18n/I18nProvider.tsx";

const TYPES = ["limit", "day", "week", "promotion"] as const;
const isKnown = (type: string | null): type is (typeof TYPES)[number] =>
  TYPES.some((known) => known === type);

/** Names, types and limits of bonuses in words. */
export function useBonusWords() {
  const { t, format } = useI18n();
  const receivedTitle = (type: string | null) =>
    t(`bonus.received.title.${isKnown(type) ? type : "other"}`);
  const typeName = (type: string | null) => t(`bonus.type.${isKnown(type) ? type : "other"}`);
  return {
    typeName,
    /** Title of the alert about a bonus or a promotion that was received. */
    receivedTitle,
    /** The name of a bonus, else its code. */
    nameOf: ({ name, code }: BonusOffer) => name ?? code,
    /** The name of the active bonus, else its type. */
    activeName: ({ offer, type }: ActiveBonus) => offer?.name ?? offer?.code ?? typeName(type),
    /** How often it can still be received; `null` when only the service knows it. */
    left: ({ type, left }: BonusOffer) =>
      type && left !== null ? t(`bonus.card.left.${type}`, { count: left }) : null,
    /** When it can be received again. */
    again: ({ nextAt }: BonusOffer) =>
      nextAt === null
        ? t("bonus.card.never")
        : t("bonus.card.again", { date: format.date(nextAt) }),
    receivedAt: ({ receivedAt }: BonusOffer) => {
      // To the second, as every date of the documents (decision 59).
      const [date = "", time = ""] = receivedAt ? format.dateTime(receivedAt).split(" ") : [];
      return date && t("bonus.card.receivedAt", { date, time });
    },
  };
}
