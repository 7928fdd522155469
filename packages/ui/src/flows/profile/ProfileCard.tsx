import { type ReactNode, useId } from "react";
import { Card } from "../../primitives/Card/index.ts";
import { Heading } from "../../primitives/Heading/index.ts";
import * as styles from "./ProfileFlow.css.ts";

/** Props of {@link ProfileCard}. */
export type ProfileCardProps = { readonly title: string; readonly children: ReactNode };

/** A part of the profile with its title. */
export function ProfileCard({ title, children }: ProfileCardProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <Heading level={2} size="body" id={id} className={styles.cardTitle}>
        {title}
      </Heading>
      {children}
    </Card>
  );
}
