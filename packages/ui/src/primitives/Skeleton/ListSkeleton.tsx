"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./Skeleton.css.ts";
import { Skeleton } from "./Skeleton.tsx";

/** Props of {@link ListSkeleton}; everything else goes to its element. */
export interface ListSkeletonProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Number of expected rows. @default 4 */
  rows?: number | undefined;
  /** Announced text. @default the catalogue's "Loading" */
  label?: string | undefined;
}

/**
 * Placeholder for loading rows, in the size of `ListItem`, so that nothing moves when they appear.
 *
 * @example
 * <Card>{query.isPending ? <ListSkeleton rows={10} /> : <List>{rows}</List>}</Card>
 */
export const ListSkeleton = forwardRef<HTMLDivElement, ListSkeletonProps>(function ListSkeleton(
  { rows = 4, label, ...rest },
  ref,
) {
  const { t } = useI18n();
  return (
    <div role="status" aria-busy="true" {...rest} ref={ref}>
      <span className={visuallyHidden}>{label ?? t("ui.loading")}</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
        <div key={row} className={styles.row} aria-hidden="true" data-part="row">
          <Skeleton shape="block" width="42px" height="42px" />
          <span className={styles.lines}>
            <Skeleton />
            <Skeleton width="55%" />
          </span>
        </div>
      ))}
    </div>
  );
});
