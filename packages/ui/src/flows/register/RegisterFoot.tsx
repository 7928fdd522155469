import type { UseRegister } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import * as css from "./RegisterFlow.css.ts";

/** Back and next, always within reach of the thumb. */
export function RegisterFoot({ register }: { register: UseRegister }) {
  const { t } = useI18n();
  const isFirst = register.step === "phone";
  return (
    <div className={css.foot}>
      {!isFirst && (
        <Button
          variant="outline"
          width="fill"
          className={css.back}
          disabled={register.isBusy}
          onClick={register.actions.back}
        >
          {t("common.action.back")}
        </Button>
      )}
      <Button
        type="submit"
        width="fill"
        className={css.next}
        loading={register.isBusy && !register.isResending}
      >
        {t(register.step === "bank" ? "register.bank.submit" : "common.action.next")}
      </Button>
    </div>
  );
}
