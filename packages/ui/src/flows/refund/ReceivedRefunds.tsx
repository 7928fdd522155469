import type { ReceivedRefund, RefundView } from "@satang/headless/refund";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { DateTime } from "../../primitives/DateTime/index.ts";
import { RefundIcon } from "../../primitives/Icon/index.ts";
import { ListItem } from "../../primitives/List/index.ts";
import { PagedList } from "../pages/PagedList.tsx";
import * as styles from "./RefundFlow.css.ts";

/** The refunds that were received, ten on a page. */
export function ReceivedRefunds({ log }: { readonly log: RefundView["log"] }) {
  const { t, format } = useI18n();
  return (
    <PagedList<ReceivedRefund>
      pages={log}
      title={t("refund.log")}
      total={log.total === null ? null : t("refund.count", { count: log.total })}
      loading={t("refund.loading")}
      empty={{ title: t("refund.empty.title"), text: t("refund.empty.text") }}
    >
      {(row) => (
        <ListItem
          key={row.key}
          className={styles.row}
          icon={<RefundIcon size={20} />}
          iconTone="positive"
          title={<DateTime value={row.createdAt} />}
          amount={`+${format.money(row.amount, row.currency)}`}
          amountTone="positive"
        />
      )}
    </PagedList>
  );
}
