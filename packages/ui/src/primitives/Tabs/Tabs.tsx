"use client";
import { Content, List, Root, Trigger } from "@radix-ui/react-tabs";
import { type ReactNode, useRef } from "react";
import { useControlled } from "../../hooks/use-controlled.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Tabs.css.ts";
import { useChosenInView } from "./use-chosen-in-view.ts";

/** A tab with its content. */
export interface TabsItem {
  /** Value for `onValueChange`. */
  value: string;
  /** Visible and accessible label. */
  label: ReactNode;
  /** Content of the tab; without it on all tabs they are a filter of one list. */
  content?: ReactNode;
  /** Visible, but cannot be chosen. @default false */
  disabled?: boolean | undefined;
}

/** {@link Tabs} */
export interface TabsProps {
  /** The parts, each with its tab. */
  items: readonly TabsItem[];
  /** Accessible name of the row of tabs. */
  label: string;
  /** The chosen tab; without it the component keeps the value itself. */
  value?: string | undefined;
  /** The initial tab. @default the first tab */
  defaultValue?: string | undefined;
  /** Called with the chosen tab. */
  onValueChange?: ((value: string) => void) | undefined;
  /**
   * `line` for the parts of a screen, `segment` for two or three variants in a card.
   * @default "line"
   */
  variant?: keyof typeof styles.lists | undefined;
}

/**
 * Parts of one screen, of which one is visible. Arrow keys move the focus and choose at once.
 *
 * @example
 * <Tabs label="Statement" items={[{ value: "all", label: "All", content: <All /> }]} />
 */
export function Tabs({
  items,
  label,
  value,
  defaultValue = items[0]?.value ?? "",
  onValueChange,
  variant = "line",
}: TabsProps) {
  const list = useRef<HTMLDivElement>(null);

  const [chosen, choose] = useControlled(value, defaultValue, onValueChange);
  useChosenInView(
    list,
    items.findIndex((item) => item.value === chosen),
  );

  return (
    <Root className={styles.tabs} data-part="tabs" value={chosen} onValueChange={choose}>
      <List
        ref={list}
        data-part="list"
        aria-label={label}
        className={classNames(styles.list, styles.lists[variant])}
      >
        {items.map((item) => (
          <Trigger
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            data-part="tab"
            className={classNames(styles.tab, styles.variants[variant])}
          >
            {item.label}
          </Trigger>
        ))}
      </List>
      {items.map((item) => (
        <Content key={item.value} value={item.value} className={styles.content} data-part="content">
          {item.content}
        </Content>
      ))}
    </Root>
  );
}
