"use client";

import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { ComboBoxState } from "react-stately/useComboBoxState";
import { useIsomorphicLayoutEffect } from "../../hooks/use-isomorphic-layout-effect.ts";
import { useI18n } from "../../i18n/use-i18n.ts";
import { followAnchor } from "../../overlay/anchor.ts";
import { showPopover } from "../../overlay/popover.ts";
import { CheckIcon } from "../Icon/index.ts";
import * as styles from "./Combobox.css.ts";
import type { ComboboxOption } from "./combobox.types.ts";

interface ComboboxListProps {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  state: ComboBoxState<ComboboxOption>;
  options: readonly ComboboxOption[];
  label: ReactNode;
  /** Called before an option is chosen by a press. */
  onChoose: () => void;
}

/** Distance to the field and maximum height, px. */
const placed = { gap: 6, most: 344, width: "anchor" } as const;

/**
 * The results. The list is in the browser's top layer, above every dialog, but in its place in the
 * document, so that it has the theme, language and focus trap of the field.
 */
export function ComboboxList({ id, anchor, state, options, label, onChoose }: ComboboxListProps) {
  const { t } = useI18n();
  const list = useRef<HTMLDivElement>(null);

  useIsomorphicLayoutEffect(() => {
    if (!list.current || !anchor.current) return;
    showPopover(list.current);
    return followAnchor(list.current, anchor.current, placed);
  }, [anchor]);

  const { selectionManager: manager, collection, focusStrategy } = state;

  // When opened by a press it highlights the chosen option; by an arrow key also that, otherwise
  // the first or last one; by typing, none.
  const opening = useRef(true);
  useIsomorphicLayoutEffect(() => {
    if (!opening.current) return;
    opening.current = false;
    const keys = [...collection.getKeys()].filter((key) => !manager.isDisabled(key));
    const { selectedItem } = state;
    const start = focusStrategy === "last" ? keys.at(-1) : keys[0];
    if (selectedItem?.textValue === state.inputValue) manager.setFocusedKey(selectedItem.key);
    else if (focusStrategy && start !== undefined) manager.setFocusedKey(start);
  });

  // A single result is chosen by Enter and Tab.
  const { focusedKey } = manager;
  const only = collection.size === 1 ? collection.getFirstKey() : null;
  useEffect(() => {
    if (only === null || focusedKey !== null || manager.isDisabled(only)) return;
    if (state.inputValue !== "") manager.setFocusedKey(only);
  });

  useIsomorphicLayoutEffect(() => {
    list.current?.querySelector('[data-state="active"]')?.scrollIntoView({ block: "nearest" });
  }, [focusedKey]);

  // Keys are handled by the text input, which keeps the focus.
  const pointing = (key: string | number) => ({
    onPointerMove: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse" && key !== focusedKey) manager.setFocusedKey(key);
    },
    onClick: () => {
      onChoose();
      manager.select(key);
    },
  });

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={typeof label === "string" ? label : t("ui.select.placeholder")}
      popover="manual"
      className={styles.list}
      data-part="list"
      // The focus stays in the text.
      onMouseDown={(event) => event.preventDefault()}
    >
      {[...collection].map(({ key }) => {
        const option = options.find(({ value }) => value === key);
        if (!option) return null;
        const disabled = manager.isDisabled(key);
        return (
          <div
            key={key}
            id={`${id}-${key}`}
            role="option"
            tabIndex={-1}
            aria-selected={manager.isSelected(key)}
            aria-disabled={disabled || undefined}
            className={styles.option}
            data-part="option"
            data-state={key === focusedKey ? "active" : "idle"}
            {...(disabled ? {} : pointing(key))}
          >
            {option.badge}
            <span className={styles.name}>{option.label}</span>
            <CheckIcon size={18} className={styles.check} />
          </div>
        );
      })}
      {collection.size === 0 && (
        <div
          role="option"
          aria-selected="false"
          aria-disabled="true"
          tabIndex={-1}
          className={styles.none}
          data-part="empty"
        >
          {t("ui.select.noMatch")}
        </div>
      )}
    </div>
  );
}
