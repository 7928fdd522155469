import type { RegisterView } from "@satang/headless/register";
import { type ReactNode, useContext } from "react";
import { useI18n } from "../../i18n/I18nProvider.tsx";
import { BrandName } from "../../primitives/AppBar/index.ts";
import { classNames } from "../../styles/class-names.ts";
import { ContainerContext } from "../frame/contained-screen.ts";
import { FlowFrameContext } from "../frame/flow-frame-context.ts";
import * as styles from "./RegisterFlow.css.ts";

/** Props of {@link RegisterFrame}. */
export type RegisterFrameProps = {
  /** `loading` until the wizard is loaded. */
  readonly state: RegisterView["state"] | "loading";
  readonly brand: ReactNode;
  /** The language switch, when there is one. */
  readonly languages: ReactNode;
  readonly children: ReactNode;
};

/** Frame around the steps of a registration. */
export function RegisterFrame({ state, brand, languages, children }: RegisterFrameProps) {
  const { t } = useI18n();
  const { classNames: own, slots } = useContext(FlowFrameContext);
  const show = useContext(ContainerContext);
  const Header = slots?.header;
  if (show)
    return show({
      parts: { classNames: own, slots },
      title: t("session.register"),
      dismiss: "explicit",
      children: (
        <div className={styles.contained} data-part="register-flow" data-state={state}>
          {languages}
          {children}
        </div>
      ),
    });
  return (
    <div
      className={classNames(styles.screen, own?.root)}
      data-part="register-flow"
      data-state={state}
    >
      {Header === undefined ? (
        <div className={classNames(styles.bar, own?.header)} data-part="register-bar">
          <BrandName name={brand} />
          {languages}
        </div>
      ) : (
        // A single row of the screen, as ours: the steps fill the next one.
        <div>
          {Header && <Header title={brand} description={undefined} onClose={null} />}
          {languages && <div className={styles.bar}>{languages}</div>}
        </div>
      )}
      {children}
    </div>
  );
}
