import { useLookup } from "@satang/headless/info";
import type { UseRegister } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BankBadge } from "../../primitives/BankBadge/index.ts";
import { Button } from "../../primitives/Button/index.ts";
import { Notice } from "../../primitives/Notice/index.ts";
import { Select } from "../../primitives/Select/index.ts";
import { Skeleton } from "../../primitives/Skeleton/index.ts";
import { useField } from "./use-field.ts";

/** The member's bank. Without the list there is no going on, so a failure offers to try again. */
export function BankSelect({ register }: { register: UseRegister }) {
  const { locale, t, errorText } = useI18n();
  const field = useField(register);
  const banks = useLookup("banks");
  if (banks.error && !banks.data)
    return (
      <Notice
        tone="critical"
        live="assertive"
        action={
          <Button
            variant="outline"
            size="small"
            loading={banks.isFetching}
            onClick={() => void banks.refetch()}
          >
            {t("common.action.retry")}
          </Button>
        }
      >
        {errorText(banks.error)}
      </Notice>
    );
  if (!banks.data) return <Skeleton shape="block" height="79px" />;
  return (
    <Select
      {...field("bankCode")}
      label={t("register.bank.bank")}
      placeholder={t("register.bank.choose")}
      options={banks.data.map(({ code, nameTH, nameEN }) => ({
        value: code,
        label: locale === "th" ? nameTH : (nameEN ?? nameTH),
        badge: <BankBadge code={code} />,
      }))}
    />
  );
}
