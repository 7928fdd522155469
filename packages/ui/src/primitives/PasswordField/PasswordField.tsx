"use client";

import { forwardRef, type ReactNode, useState } from "react";
import { useI18n } from "../../i18n/use-i18n.ts";
import { HideIcon, LockIcon, ShowIcon } from "../Icon/index.ts";
import { IconButton } from "../IconButton/index.ts";
import { TextField, type TextFieldProps } from "../TextField/index.ts";

/** Props of {@link PasswordField}; everything else goes to its `input`. */
export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "end"> {
  /** Kind of password, for password managers. @default "current-password" */
  autoComplete?: "current-password" | "new-password";
  /** Before the text. @default a lock */
  start?: ReactNode;
}

/**
 * A password that can be shown.
 * @example
 * <PasswordField label="Password" autoComplete="current-password" value={password} onValueChange={setPassword} />
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(
    { autoComplete = "current-password", start = <LockIcon size={18} />, ...rest },
    ref,
  ) {
    const { t } = useI18n();
    const [shown, setShown] = useState(false);
    return (
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        ref={ref}
        autoComplete={autoComplete}
        start={start}
        type={shown ? "text" : "password"}
        end={
          <IconButton
            label={t(shown ? "ui.hidePassword" : "ui.showPassword")}
            disabled={rest.disabled}
            data-part="toggle"
            data-state={shown ? "shown" : "hidden"}
            onClick={() => setShown(!shown)}
          >
            {shown ? <HideIcon size={18} /> : <ShowIcon size={18} />}
          </IconButton>
        }
      />
    );
  },
);
