import { cleanName } from "@satang/core";
import { useMemo } from "react";
import { useFilter } from "react-aria/useFilter";
import { Item } from "react-stately/Item";
import { type ComboBoxState, useComboBoxState } from "react-stately/useComboBoxState";
import type { ComboboxOption } from "./combobox.types.ts";

interface ComboboxStateInput {
  options: readonly ComboboxOption[];
  chosen: string;
  onChoose: (value: string) => void;
  disabled: boolean;
  readOnly: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * Typed text, results, highlighted and chosen option: react-stately's combo box with a search by
 * every name.
 */
export function useComboboxState({
  options,
  chosen,
  onChoose,
  disabled,
  readOnly,
  onOpenChange,
}: ComboboxStateInput): ComboBoxState<ComboboxOption> {
  const { contains } = useFilter({ sensitivity: "base" });
  // react-stately filters options by their label; options with one label are found together.
  const namesOf = useMemo(() => {
    const names = new Map<string, string[]>();
    for (const { value, label, keywords = [] } of options) {
      names.set(label, [...(names.get(label) ?? []), label, value, ...keywords]);
    }
    return names;
  }, [options]);
  return useComboBoxState<ComboboxOption>({
    defaultItems: options,
    children: ({ value, label }) => (
      <Item key={value} textValue={label}>
        {label}
      </Item>
    ),
    disabledKeys: options.filter((option) => option.disabled).map((option) => option.value),
    // An empty list stays open with a message.
    allowsEmptyCollection: true,
    defaultFilter: (label, text) =>
      !!namesOf.get(label)?.some((name) => contains(name, cleanName(text))),
    value: chosen || null,
    onChange: (key) => onChoose(key === null ? "" : String(key)),
    isDisabled: disabled,
    isReadOnly: readOnly,
    onOpenChange,
  });
}
