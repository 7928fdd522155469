import type { Key, ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./Table.css.ts";

/** A column of a {@link Table}. */
export interface TableColumn<Row> {
  /** Unique in its table. */
  id: string;
  /** Header of the column. */
  header: ReactNode;
  /** Returns the content of a cell for a row. */
  cell: (row: Row) => ReactNode;
  /**
   * `money` is aligned at the end, in one line, with digits of one width; `status` does not break.
   * @default "text"
   */
  kind?: keyof typeof styles.kinds | undefined;
}

/** {@link Table} */
export interface TableProps<Row> {
  /** Caption of the table. */
  caption: ReactNode;
  /** Hides the caption; it is still announced. @default true */
  captionHidden?: boolean | undefined;
  /** The first column names its row. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => Key;
  /** Shown in place of rows when there are none. @default nothing */
  empty?: ReactNode;
}

/**
 * A small table for a phone: two to four columns that wrap and never scroll horizontally, with
 * money aligned at the end. For rows with icon and status use a `List`.
 *
 * @example
 * <Table caption="Invites" columns={columns} rows={invites} rowKey={keyOfInvite} />
 */
export function Table<Row>({
  caption,
  captionHidden = true,
  columns,
  rows,
  rowKey,
  empty,
}: TableProps<Row>) {
  return (
    <table className={styles.table}>
      <caption className={captionHidden ? visuallyHidden : styles.caption} data-part="caption">
        {caption}
      </caption>
      <thead className={styles.headers}>
        <tr>
          {columns.map(({ id, header, kind = "text" }) => (
            <th
              key={id}
              scope="col"
              className={classNames(styles.head, styles.kinds[kind])}
              data-part="head"
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.length === 0 && empty && (
          <tr>
            <td colSpan={columns.length} className={styles.empty} data-part="empty">
              {empty}
            </td>
          </tr>
        )}
        {rows.map((row) => (
          <tr key={rowKey(row)} className={styles.row} data-part="row">
            {columns.map(({ id, cell, kind = "text" }, index) => {
              const className = classNames(styles.cell, styles.kinds[kind]);
              return index === 0 ? (
                <th
                  key={id}
                  scope="row"
                  className={classNames(className, styles.rowHead)}
                  data-part="row-head"
                >
                  {cell(row)}
                </th>
              ) : (
                <td key={id} className={className} data-part="cell">
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
