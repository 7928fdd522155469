import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { classNames } from "../../styles/class-names.ts";
import { CriticalIcon, InfoIcon, SafeIcon, WarningIcon } from "../Icon/index.ts";
import * as styles from "./Alert.css.ts";

/** Props of {@link Alert}; everything else goes to its element. */
export interface AlertProps extends Omit<ComponentPropsWithoutRef<"div">, "title"> {
  /** Kind of message, shown by colour and icon. @default "info" */
  tone?: keyof typeof styles.tones;
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
  /** A bold line above the text. */
  title?: ReactNode;
  /** A button below. */
  action?: ReactNode;
  /**
   * Announcement when it appears: `polite` at the next pause, `assertive` at once.
   * @default "off"
   */
  live?: "off" | "polite" | "assertive";
}

const ICONS = {
  accent: InfoIcon,
  info: InfoIcon,
  positive: SafeIcon,
  warning: WarningIcon,
  critical: CriticalIcon,
};

const ROLES = { off: undefined, polite: "status", assertive: "alert" };

/**
 * A message that stays in its place on the page. For a temporary message use a toast.
 * @example
 * <Alert tone="warning" title="Slips are accepted until 22:00">Send yours today.</Alert>
 */
export const Alert = forwardRef<HTMLDivElement, AlertProps>(function Alert(
  { tone = "info", icon, title, action, live = "off", className, children, ...rest },
  ref,
) {
  const Icon = ICONS[tone];
  return (
    <div
      role={ROLES[live]}
      {...rest}
      ref={ref}
      className={classNames(styles.alert, styles.tones[tone], className)}
    >
      <span className={styles.icons[tone]} data-part="icon">
        {icon ?? <Icon size={18} />}
      </span>
      <div className={styles.body} data-part="body">
        {title !== undefined && (
          <strong className={styles.title} data-part="title">
            {title}
          </strong>
        )}
        {children !== undefined && <div>{children}</div>}
        {action && (
          <div className={styles.action} data-part="action">
            {action}
          </div>
        )}
      </div>
    </div>
  );
});
