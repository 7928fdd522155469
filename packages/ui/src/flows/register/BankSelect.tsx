import { useLookup } from "@satang/headless/info";
import type { RegisterView } from "@satang/headless/register";
import { useEffect, useMemo, useRef } from "react";
import { useCoarsePointer } from "../../hooks/use-coarse-pointer.ts";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Alert } from "../../primitives/Alert/index.ts";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Combobox } from "../../primitives/Combobox/index.ts";
import { loadComboboxControl } from "../../primitives/Combobox/use-combobox-control.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { useValueField } from "./use-field.ts";

/** More options than this are hard to scroll in a native list. */
const MANY = 30;

/**
 * The member's bank. Without the list the member cannot continue, so a failure offers to try again.
 */
export function BankSelect({ register }: { register: RegisterView }) {
  const { locale, t, errorText } = useI18n();
  const field = useValueField(register);
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
    if (!touch) void loadComboboxControl();
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
    void banks.refetch();
  };

  if (banks.error && !options)
    return (
      <Alert
        tone="critical"
        live="assertive"
        action={
          <Button variant="outline" size="small" loading={banks.isFetching} onClick={retry}>
            {t("common.action.retry")}
          </Button>
        }
      >
        {errorText(banks.error)}
      </Alert>
    );
  if (!options) return <Skeleton shape="block" height="79px" />;
  return (
    <div ref={frame}>
      <Combobox
        {...field("bankCode")}
        label={t("register.bank.bank")}
        placeholder={t("register.bank.choose")}
        picker={options.length > MANY ? "search" : "auto"}
        options={options}
      />
    </div>
  );
}
