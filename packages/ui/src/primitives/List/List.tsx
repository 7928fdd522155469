import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";

/** Props of {@link List}; everything else goes to its `ul`. */
export interface ListProps extends ComponentPropsWithoutRef<"ul"> {
  /** `ListItem`s. */
  children: ReactNode;
  /** Accessible name, when no heading precedes it. */
  label?: string | undefined;
}

/**
 * Rows with lines between them: a statement, slips, notices. Put it in a `Card`.
 *
 * @example
 * <List label="Statement">
 *   <ListItem title="Deposit · KBANK QR" status="Succeeded" statusTone="positive" />
 * </List>
 */
export const List = forwardRef<HTMLUListElement, ListProps>(function List({ label, ...rest }, ref) {
  return <ul {...(label !== undefined && { "aria-label": label })} {...rest} ref={ref} />;
});
