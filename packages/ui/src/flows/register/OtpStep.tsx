import type { RegisterView } from "@satang/headless/register";
import { useEffect, useRef } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { Button } from "../../primitives/Button/index.ts";
import { useRemaining } from "../../primitives/Countdown/use-remaining.ts";
import { OtpField } from "../../primitives/OtpField/index.ts";
import { Text } from "../../primitives/Text/index.ts";
import { keptValue } from "../../text/kept-value.ts";
import { wholeNumbers } from "../../text/whole-numbers.ts";
import * as styles from "./RegisterFlow.css.ts";
import type { RegisterStepProps } from "./register-step.types.ts";
import { StepHead } from "./StepHead.tsx";
import { useTextField } from "./use-field.ts";

/** Placeholder in a sentence for the phone number, which has its own style. */
const place = "\u0000";

function Resend({ register, at }: { register: RegisterView; at: number }) {
  const { t, format } = useI18n();
  const left = useRemaining(at, register.clock.now);
  if (left > 0)
    return (
      <Text tone="muted">
        {wholeNumbers(t("register.otp.resendIn", { time: format.countdown(left) }))}
      </Text>
    );
  return (
    <div>
      <Button
        {...register.getResendProps()}
        variant="soft"
        size="small"
        data-part="otp-resend"
        loading={register.isResending}
      >
        {t("register.otp.resend")}
      </Button>
    </div>
  );
}

/** Second step, when the server requires it: the code from the text message. */
export function OtpStep({ register, takesFocus }: RegisterStepProps) {
  const { t, format } = useI18n();
  const field = useTextField(register);
  const input = useRef<HTMLInputElement>(null);
  // The message arrives while the member looks at this step: the code can be typed or pasted at once.
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  const [before, after] = t("register.otp.sent", {
    digits: register.otpLength,
    phone: place,
  }).split(place);
  return (
    <>
      <StepHead title={t("register.otp.title")} takesFocus={false}>
        <Text tone="muted">
          <span>{before}</span>
          <span className={styles.digits} translate="no">
            {format.phone(register.phone)}
          </span>
          <span>{after}</span>
        </Text>
        {register.otpRef && (
          <Text tone="muted">
            {keptValue(t("register.otp.ref", { ref: register.otpRef }), register.otpRef)}
          </Text>
        )}
      </StepHead>
      <OtpField
        {...field("otpCode")}
        ref={input}
        label={t("register.otp.label")}
        labelVisibility="hidden"
        length={register.otpLength}
      />
      {register.resendAt !== null && <Resend register={register} at={register.resendAt} />}
    </>
  );
}
