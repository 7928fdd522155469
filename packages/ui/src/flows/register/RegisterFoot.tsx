import type { RegisterView } from "@satang/headless/register";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import * as styles from "./RegisterFlow.css.ts";

/** The back and next buttons, at the bottom of the screen. */
export function RegisterFoot({ register }: { register: RegisterView }) {
  const { t } = useI18n();
  const isFirst = register.state === "phone";
  return (
    <div className={styles.foot}>
      {!isFirst && (
        <Button {...register.getBackProps()} variant="outline" width="fill" className={styles.back}>
          {t("common.action.back")}
        </Button>
      )}
      <Button
        {...register.getSubmitProps()}
        width="fill"
        className={styles.next}
        loading={register.isSubmitting}
      >
        {t(register.state === "bank" ? "register.bank.submit" : "common.action.next")}
      </Button>
    </div>
  );
}
