"use client";

import { forwardRef, type ReactNode, useEffect, useRef, useState } from "react";
import { useMergedRefs } from "../../hooks/use-merged-refs.ts";
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
 * A password that can be shown. It is hidden again before its form is sent, so that browsers offer to store it.
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
    const input = useRef<HTMLInputElement>(null);
    const both = useMergedRefs(input, ref);
    useEffect(() => {
      const form = input.current?.form;
      if (!shown || !form) return;
      // Browsers store a password only out of a field of its type.
      const hide = () => {
        if (input.current) input.current.type = "password";
        setShown(false);
      };
      form.addEventListener("submit", hide, { capture: true });
      return () => form.removeEventListener("submit", hide, { capture: true });
    }, [shown]);
    return (
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        ref={both}
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
