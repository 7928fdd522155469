import { memo, type RefObject, useId } from "react";
import { Logo } from "../../primitives/Logo/index.ts";
import * as styles from "./WheelStage.css.ts";

const BULBS = Array.from({ length: 16 }, (_, index) => (index * Math.PI) / 8);

function Gold({ id }: { readonly id: string }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <stop className={styles.light} offset="0" />
      <stop className={styles.dark} offset="0.5" />
      <stop className={styles.light} offset="1" />
    </linearGradient>
  );
}

/** The rim behind the part that turns. */
export const WheelRim = memo(function WheelRim() {
  const gold = useId();
  return (
    <svg className={styles.picture} viewBox="0 0 360 360" aria-hidden="true">
      <defs>
        <Gold id={gold} />
      </defs>
      <circle cx="180" cy="180" r="178" fill={`url(#${gold})`} />
      <circle cx="180" cy="180" r="168" className={styles.gap} />
      {BULBS.map((angle, index) => (
        <circle
          key={angle}
          cx={(180 + 173 * Math.sin(angle)).toFixed(1)}
          cy={(180 - 173 * Math.cos(angle)).toFixed(1)}
          r="3"
          className={index % 2 === 0 ? styles.bulbOff : styles.bulbOn}
        />
      ))}
    </svg>
  );
});

/** Props of {@link WheelPointer}. */
export type WheelPointerProps = {
  /** Gets the box of the wheel, and so its middle. */
  readonly hub: RefObject<HTMLSpanElement | null>;
};

/** The pointer and the hub in front of the part that turns. */
export const WheelPointer = memo(function WheelPointer({ hub }: WheelPointerProps) {
  const gold = useId();
  return (
    <>
      <svg className={styles.pointer} viewBox="0 -32 360 392" aria-hidden="true">
        <defs>
          <Gold id={gold} />
        </defs>
        <circle cx="180" cy="180" r="46" fill={`url(#${gold})`} />
        <circle cx="180" cy="180" r="40" className={styles.gap} />
        <path d="M180 24l-17-36a17 17 0 1134 0z" className={styles.pin} strokeWidth="3" />
        <circle cx="180" cy="-13" r="6" className={styles.pinDot} />
      </svg>
      <span ref={hub} className={styles.hub}>
        <Logo size={56} />
      </span>
    </>
  );
});
