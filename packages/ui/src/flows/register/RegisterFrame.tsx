import type { RegisterView } from "@satang/headless/register";
import type { ReactNode } from "react";
import { BrandName } from "../../primitives/AppBar/index.ts";
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

/** What is around the steps of a registration. */
export const RegisterFrame = ({ state, brand, languages, children }: RegisterFrameProps) => (
  <div className={styles.screen} data-part="register-flow" data-state={state}>
    <div className={styles.bar} data-part="register-bar">
      <BrandName name={brand} />
      {languages}
    </div>
    {children}
  </div>
);
