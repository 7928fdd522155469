import { useLookup } from "@satang/headless/info";
import { useEffect, useMemo, useRef } from "react";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { lazyComboboxControl } from "../../primitives/Combobox/combobox-control.lazy.ts";
import { Combobox, type ComboboxProps } from "../../primitives/Combobox/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { FailureAlert } from "../failures/FailureAlert.tsx";

/** More options than this are hard to scroll in a native list. */
const MANY = 30;

/** Props of {@link BankSelect}; everything else goes to its `Combobox`. */
export type BankSelectProps = Omit<
  ComboboxProps,
  "label" | "placeholder" | "picker" | "options" | "ref"
>;

/**
 * The member's bank. Without the list the member cannot continue, so a failure offers to try again.
 */
export function BankSelect(field: BankSelectProps) {
  const { locale, t } = useI18n();
  const banks = useLookup("banks");
  const options = useMemo(
    () =>
      banks.data?.map(({ code, nameTH, nameEN = nameTH }) => ({
        value: code,
        label: locale === "th" ? nameTH : nameEN,
        keywords: [nameTH, nameEN],
        badge: <BankBadge code={code} />,
      })),
    [banks.data, locale],
  );
  const touch = useCoarsePointer();
  useEffect(() => {
    if (!touch) void lazyComboboxControl.load();
  }, [touch]);

  // The pressed button is removed when the list appears, so the focus moves to the list.
  const frame = useRef<HTMLDivElement>(null);
  const retried = useRef(false);
  const hasList = options !== undefined;
  useEffect(() => {
    if (!hasList || !retried.current) return;
    retried.current = false;
    frame.current?.querySelector<HTMLElement>("select, [role=combobox]")?.focus();
  }, [hasList]);
  const retry = () => {
    retried.current = true;
    banks.actions.retry();
  };

  if (banks.readFailure)
    return (
      <FailureAlert
        error={banks.readFailure}
        action={
          <Button variant="outline" size="small" loading={banks.isReading} onClick={retry}>
            {t("common.action.retry")}
          </Button>
        }
      />
    );
  if (!options) return <Skeleton shape="block" height="79px" />;
  return (
    <div ref={frame}>
      <Combobox
        {...field}
        label={t("register.bank.bank")}
        placeholder={t("register.bank.choose")}
        picker={options.length > MANY ? "search" : "auto"}
        options={options}
      />
    </div>
  );
}
