import { useState } from "react";
import { useSave } from "../saves/use-save.ts";

/** Problems of typed values, by field; a field without a problem has no entry. */
export type FieldProblems<Field extends string, Problem extends string> = Readonly<
  Partial<Record<Field, Problem>>
>;

const without = <Field extends string, Problem extends string>(
  problems: FieldProblems<Field, Problem>,
  field: Field,
): FieldProblems<Field, Problem> => {
  const others: Partial<Record<Field, Problem>> = { ...problems };
  delete others[field];
  return others;
};

type SaveFormOptions<Field extends string, Problem extends string> = {
  /** Name of the hook, for the error outside of the provider. */
  readonly hook: string;
  readonly mutationKey: readonly string[];
  /** The values of fields in which nothing was typed. */
  readonly initial: Readonly<Record<Field, string>>;
  readonly findProblems: (values: Readonly<Record<Field, string>>) => FieldProblems<Field, Problem>;
  /** Throws the failure. */
  readonly send: (values: Readonly<Record<Field, string>>) => Promise<unknown>;
  /** Whether the service shows these values, for a save with an outcome that is not known. */
  readonly isShown?: (
    values: Readonly<Record<Field, string>>,
    signal: AbortSignal,
  ) => Promise<boolean>;
  /** @param isInView whether the form still shows this save: it was neither reset nor closed */
  readonly onSaved: (isInView: boolean) => void;
};

/**
 * A form that one call saves: typed values stay after a failure, problems are found when the member
 * submits, and the typed values are removed when they are saved.
 */
export function useSaveForm<Field extends string, Problem extends string>({
  hook,
  mutationKey,
  initial,
  findProblems,
  send,
  isShown,
  onSaved,
}: SaveFormOptions<Field, Problem>) {
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const [problems, setProblems] = useState<FieldProblems<Field, Problem> | null>(null);
  const values = { ...initial, ...typed };
  const saving = useSave({
    hook,
    mutationKey,
    send,
    ...(isShown && { isShown }),
    onSaved: (isInView) => {
      if (isInView) reset();
      onSaved(isInView);
    },
  });
  const reset = () => {
    setTyped({});
    setProblems(null);
    saving.reset();
  };
  const change = (field: Field, value: string) => {
    setTyped((known) => ({ ...known, [field]: value }));
    setProblems((known) => known && without(known, field));
    if (saving.error) saving.reset();
  };
  const save = () => {
    const found = findProblems(values);
    const isWrong = Object.keys(found).length > 0;
    setProblems(isWrong ? found : null);
    if (!isWrong) saving.send(values);
  };
  return {
    state: saving.isSaving ? ("saving" as const) : ("entering" as const),
    values,
    problems,
    error: saving.error,
    isUnanswered: saving.isUnanswered,
    problemOf: (field: Field): Problem | null => problems?.[field] ?? null,
    actions: { change, save, reset },
  };
}
