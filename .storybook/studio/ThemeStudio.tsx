import { en } from "@satang/i18n/locales/en";
import { I18nProvider, ThemeScope, ToastProvider } from "@satang/ui";
import { adoptTheme, type BrandPair, ThemeError } from "@satang/ui/theming";
import { useLayoutEffect, useState } from "react";
import { addressable, brandOf, type Choice, initialChoice } from "./choice.rules.ts";
import { Desk } from "./Desk.tsx";
import { Kit } from "./Kit.tsx";
import { Screens } from "./Screens.tsx";
import styles from "./studio.module.css";

const SCHEMES = ["light", "dark"] as const;
const NAMES = { light: "Light", dark: "Dark" } as const;

type Made = { brand: BrandPair; problem?: never } | { brand?: never; problem: string };

function make(choice: Choice): Made {
  try {
    return { brand: brandOf(choice) };
  } catch (error) {
    if (error instanceof ThemeError) return { problem: error.message };
    throw error;
  }
}

export interface ThemeStudioProps extends Choice {
  /** Called after every change, to update the address of the page. */
  onChange?: (change: Partial<Choice>) => void;
}

/**
 * The choices, and next to them the kit and three screens with these choices, in light and dark. Always in English,
 * independent of the toolbar. The props are the initial choices.
 */
export function ThemeStudio({ onChange, ...start }: ThemeStudioProps) {
  const [choice, setChoice] = useState<Choice>(start);
  const [last, setLast] = useState(() => brandOf(initialChoice));
  const made = make(choice);
  const brand = made.brand ?? last;
  if (made.brand && JSON.stringify(made.brand) !== JSON.stringify(last)) setLast(made.brand);

  useLayoutEffect(() => {
    for (const scheme of SCHEMES) adoptTheme(brand[scheme]);
  }, [brand]);

  return (
    <I18nProvider locale="en" catalogue={en}>
      <main className={styles.studio}>
        <Desk
          choice={choice}
          brand={brand}
          onChange={(change) => {
            setChoice((before) => ({ ...before, ...change }));
            onChange?.(addressable(change));
          }}
          {...(made.problem !== undefined && { problem: made.problem })}
        />
        <section className={styles.previews} aria-label="Preview">
          <ToastProvider>
            {SCHEMES.map((scheme) => (
              <ThemeScope
                key={scheme}
                theme={brand[scheme].id}
                className={styles.preview}
                data-chosen={scheme === choice.scheme}
                // The other one is a picture: everything in it is on the page already.
                inert={scheme !== choice.scheme}
                aria-hidden={scheme !== choice.scheme}
              >
                <h2 className={styles.scheme}>{NAMES[scheme]}</h2>
                <Kit />
                <Screens />
              </ThemeScope>
            ))}
          </ToastProvider>
        </section>
      </main>
    </I18nProvider>
  );
}
