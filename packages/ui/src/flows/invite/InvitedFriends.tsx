import { type Currency, currencySign } from "@satang/core";
import type { InvitedFriend, InviteView } from "@satang/headless/invite";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { initialOf } from "../../primitives/Avatar/initial.rules.ts";
import { DateTime } from "../../primitives/DateTime/index.ts";
import { ListItem } from "../../primitives/List/index.ts";
import { PagedList } from "../pages/PagedList.tsx";
import * as styles from "./InviteFlow.css.ts";

/** Props of {@link InvitedFriends}. */
export type InvitedFriendsProps = {
  readonly friends: InviteView["friends"];
  readonly currency: Currency | null;
};

/** The friends who joined with the member's link, ten on a page. */
export function InvitedFriends({ friends, currency }: InvitedFriendsProps) {
  const { t, format } = useI18n();
  return (
    <PagedList<InvitedFriend>
      pages={friends}
      title={t("invite.friends")}
      total={friends.total === null ? null : t("invite.total", { count: friends.total })}
      columns={[
        t("invite.friend"),
        currency && t("invite.amount", { currency: currencySign(currency) }),
      ]}
      loading={t("invite.loading")}
      empty={{ title: t("invite.empty.title"), text: t("invite.empty.text") }}
    >
      {(friend) => (
        <ListItem
          key={friend.key}
          className={styles.friend}
          icon={
            <span className={styles.initial} translate="no">
              {initialOf(friend.name)}
            </span>
          }
          iconTone="accent"
          title={<span translate="no">{friend.name}</span>}
          details={[<DateTime key="moment" value={friend.createdAt} />]}
          amount={`+${format.money(friend.amount, friend.currency)}`}
          amountTone="positive"
        />
      )}
    </PagedList>
  );
}
