"use client";
import { Slot } from "@radix-ui/react-slot";
import { Fragment, type MouseEvent, type ReactElement, useId } from "react";
import { safeHref } from "../../links/safe-href.rules.ts";
import { classNames } from "../../styles/class-names.ts";
import * as styles from "./Menu.css.ts";
import type { MenuItem, MenuProps } from "./menu.types.ts";
import { useMenu } from "./use-menu.ts";

/**
 * A button that opens a short list of actions. Arrow keys, Home, End and letters move the focus;
 * Escape and a press outside close it, and the focus returns to the button.
 *
 * @example
 * <Menu trigger={<IconButton label="More"><MoreIcon /></IconButton>}
 *   items={[{ id: "copy", label: "Copy", onSelect: copy }]} />
 */
export function Menu({ trigger, items, label, align = "start", onOpenChange }: MenuProps) {
  const id = useId();
  const buttonId = (trigger as ReactElement<{ id?: string }>).props.id ?? `${id}button`;
  const menu = useMenu(`--menu-${id.replace(/\W/g, "")}`, onOpenChange);
  const { open, close } = menu;

  const choose = (item: MenuItem) => (event: MouseEvent) => {
    if (item.disabled) return event.preventDefault();
    close("itemPress");
    item.onSelect?.();
  };

  return (
    <>
      <Slot
        {...menu.trigger}
        id={buttonId}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
      >
        {trigger}
      </Slot>
      <div
        {...menu.menu}
        id={id}
        role="menu"
        popover="auto"
        tabIndex={-1}
        aria-label={label}
        aria-labelledby={label === undefined ? buttonId : undefined}
        data-part="menu"
        data-state={open ? "open" : "closed"}
        className={classNames(styles.menu, styles.alignments[align])}
      >
        {open &&
          items.map((item) => (
            <Fragment key={item.id}>
              {item.divider === "line" && <hr className={styles.startsGroup} data-part="divider" />}
              <Item item={item} onClick={choose(item)} />
            </Fragment>
          ))}
      </div>
    </>
  );
}

function Item({ item, onClick }: { item: MenuItem; onClick: (event: MouseEvent) => void }) {
  const props = {
    role: "menuitem",
    tabIndex: -1,
    "aria-disabled": item.disabled || undefined,
    "data-part": "item",
    className: classNames(styles.item, styles.tones[item.tone ?? "neutral"]),
    onClick,
  };
  const content = (
    <>
      {item.icon && (
        <span className={styles.icon} data-part="icon">
          {item.icon}
        </span>
      )}
      <span className={styles.words} data-part="label">
        <span>{item.label}</span>{" "}
        {item.detail && (
          <span className={styles.detail} data-part="detail">
            {item.detail}
          </span>
        )}
      </span>
    </>
  );
  return item.href === undefined ? (
    <button type="button" {...props}>
      {content}
    </button>
  ) : (
    <a href={safeHref(item.href)} {...props}>
      {content}
    </a>
  );
}
