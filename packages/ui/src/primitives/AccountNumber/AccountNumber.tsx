"use client";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { classNames } from "../../styles/class-names.ts";
import { visuallyHidden } from "../../styles/hidden.css.ts";
import * as styles from "./AccountNumber.css.ts";

/** Props of {@link AccountNumber}; everything else goes to its `span`. */
export interface AccountNumberProps extends Omit<ComponentPropsWithoutRef<"span">, "children"> {
  /** As the bank writes it: ten digits are shown 3-3-rest, any other number unchanged. */
  value: string;
}

/**
 * A bank account's number: shown in groups, announced digit by digit, copied as plain digits.
 *
 * @example
 * <AccountNumber value="1234567890" /> // 123-456-7890
 */
export const AccountNumber = forwardRef<HTMLSpanElement, AccountNumberProps>(function AccountNumber(
  { value, className, ...rest },
  ref,
) {
  const { format } = useI18n();
  const groups = format.accountNumber(value).split("-");
  return (
    <span
      dir="ltr"
      translate="no"
      {...rest}
      ref={ref}
      className={classNames(styles.accountNumber, className)}
    >
      <span className={styles.digits} data-part="digits" aria-hidden="true">
        {groups.map((group, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is identified by its position
          <span key={place} className={styles.group} data-part="group">
            {group}
          </span>
        ))}
      </span>
      <span className={classNames(visuallyHidden, styles.announced)}>
        {groups.map((group) => [...group].join(" ")).join(", ")}
      </span>
    </span>
  );
});
