import {
  BonusIcon,
  ConditionsIcon,
  ContactIcon,
  HomeIcon,
  InviteIcon,
  type NavigationEntry,
  RefundIcon,
  SpinIcon,
  StatementIcon,
  useI18n,
  VisuallyHidden,
} from "@satang/ui";
import { useUnread } from "../chat/chat-unread.ts";
import { useModal } from "../modals/use-modal.ts";
import { paths, type RouteName } from "../navigation/paths.ts";

/** The entries of the bottom navigation and of the navigation rail, by name (money.txt §2, layouts). */
export function useMemberMenu(route: RouteName) {
  const { t } = useI18n();
  const { open } = useModal();
  const unread = useUnread();

  const entry = (
    id: string,
    label: string,
    Icon: typeof HomeIcon,
    action: Pick<NavigationEntry, "href" | "onClick">,
  ): NavigationEntry => ({
    id,
    label,
    icon: <Icon size={22} />,
    current: action.href !== undefined && action.href === paths[route],
    ...action,
  });

  return {
    home: entry("home", t("app.nav.home"), HomeIcon, { href: paths.home }),
    statement: entry("statement", t("app.nav.statement"), StatementIcon, { href: paths.statement }),
    bonus: entry("bonus", t("app.nav.bonus"), BonusIcon, { href: paths.bonus }),
    conditions: entry("conditions", t("app.nav.conditions"), ConditionsIcon, {
      onClick: () => open("conditions"),
    }),
    contact: {
      ...entry("contact", t("app.nav.contact"), ContactIcon, { href: paths.memberContact }),
      ...(unread > 0 && {
        label: (
          <>
            {t("app.nav.contact")}
            <VisuallyHidden>{` ${t("chat.unread", { count: unread })}`}</VisuallyHidden>
          </>
        ),
        badge: <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>,
        badgeTone: "critical" as const,
      }),
    },
    invite: entry("invite", t("app.drawer.invite"), InviteIcon, { onClick: () => open("invite") }),
    refund: entry("refund", t("app.drawer.refund"), RefundIcon, { onClick: () => open("refund") }),
    spin: entry("spin", t("app.drawer.spin"), SpinIcon, { onClick: () => open("spin") }),
  };
}
