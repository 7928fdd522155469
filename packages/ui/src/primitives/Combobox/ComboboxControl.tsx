"use client";

import { forwardRef, useRef } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import type { OpenChangeReason } from "../../overlay/open-change.types.ts";
import { classNames } from "../../styles/class-names.ts";
import { boxClass } from "../Field/box-class.ts";
import * as fieldStyles from "../Field/Field.css.ts";
import { Field, useFieldIds } from "../Field/index.ts";
import { ChevronDownIcon, SearchIcon } from "../Icon/index.ts";
import * as styles from "./Combobox.css.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import { ComboboxStatus } from "./ComboboxStatus.tsx";
import type { ComboboxControlProps } from "./combobox.types.ts";
import { useComboboxKeys } from "./use-combobox-keys.ts";
import { useComboboxState } from "./use-combobox-state.tsx";

/**
 * Our own list with a text input. The state is from react-stately; react-aria's hook is not used,
 * because its English announcements cannot be replaced, and it adds styles at run time.
 */
export const ComboboxControl = forwardRef<HTMLInputElement, ComboboxControlProps>(
  function ComboboxControl(
    {
      label,
      description,
      error,
      labelVisibility = "shown",
      options,
      chosen,
      onChoose,
      placeholder,
      className,
      name,
      onOpenChange,
      onChange,
      onClick,
      onFocus,
      onBlur,
      onKeyDown,
      // Of a list: the text of this field is a question.
      "data-chosen": _chosen,
      ...input
    },
    ref,
  ) {
    const { t } = useI18n();
    const { disabled = false, readOnly = false } = input;
    const messages = { label, description, error };
    const ids = useFieldIds(messages, input);
    const listId = `${ids.id}-list`;
    const box = useRef<HTMLSpanElement>(null);
    const cause = useRef<OpenChangeReason>("itemPress");
    const because = (reason: OpenChangeReason) => {
      cause.current = reason;
    };
    const state = useComboboxState({
      options,
      chosen,
      onChoose,
      disabled,
      readOnly,
      onOpenChange: (open) => onOpenChange?.(open, { reason: open ? "trigger" : cause.current }),
    });
    const keys = useComboboxKeys(state, because);
    const { isOpen } = state;
    const active = isOpen ? state.selectionManager.focusedKey : null;
    const badge = options.find((option) => option.value === chosen)?.badge;
    const settled = !isOpen && chosen !== "";

    return (
      <Field {...messages} ids={ids} labelVisibility={labelVisibility} className={className}>
        <span ref={box} className={boxClass(ids, input, styles.box)} data-part="box">
          <span className={styles.start} data-part="start">
            {settled ? badge : <SearchIcon size={18} />}
          </span>
          <input
            {...input}
            ref={ref}
            {...ids.control}
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
            autoComplete="off"
            autoCorrect="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder={placeholder ?? t("ui.select.placeholder")}
            className={classNames(fieldStyles.input, styles.input)}
            data-part="input"
            value={state.inputValue}
            onChange={(event) => {
              onChange?.(event);
              state.setInputValue(event.currentTarget.value);
            }}
            onFocus={(event) => {
              onFocus?.(event);
              event.currentTarget.select();
              state.setFocused(true);
            }}
            onBlur={(event) => {
              onBlur?.(event);
              because("focusOut");
              state.setFocused(false);
            }}
            onClick={(event) => {
              onClick?.(event);
              if (!disabled && !readOnly) state.open(null, "manual");
            }}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented && !readOnly) keys(event);
            }}
          />
          <button
            type="button"
            tabIndex={-1}
            disabled={disabled || readOnly}
            aria-label={t("fields.search.open")}
            aria-expanded={isOpen}
            className={styles.toggle}
            data-part="toggle"
            data-state={isOpen ? "open" : "closed"}
            // The focus stays in the text, and the on-screen keyboard stays open.
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              const text = event.currentTarget.parentElement?.querySelector("input");
              text?.focus();
              because("trigger");
              state.toggle(null, "manual");
            }}
          >
            <ChevronDownIcon size={18} />
          </button>
        </span>
        {name !== undefined && (
          <input type="hidden" name={name} value={chosen} disabled={disabled} />
        )}
        {isOpen && (
          <ComboboxList
            id={listId}
            anchor={box}
            state={state}
            options={options}
            label={label}
            onChoose={() => because("itemPress")}
          />
        )}
        <ComboboxStatus state={state} />
      </Field>
    );
  },
);
