import { useRef } from "react";
import styles from "./foundations.module.css";
import { type Movement, movementsOf, pathOf } from "./foundations.rules.ts";
import { tokenTexts } from "./token-texts.ts";

const movements = movementsOf(tokenTexts);
const movementValue = (name: string) => movements.find(({ token }) => token === name)?.value ?? "";
const isCurve = ({ value }: Movement) => value.startsWith("cubic-bezier");

/** A curve is played for the longest time of a movement, and a duration with the curve of an entrance. */
const timingOf = (movement: Movement) =>
  isCurve(movement)
    ? { duration: Number.parseInt(movementValue("slow"), 10), easing: movement.value }
    : { duration: Number.parseInt(movement.value, 10), easing: movementValue("easeOut") };

const isReduced = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

function Row(movement: Movement) {
  const coin = useRef<HTMLSpanElement>(null);
  const play = () =>
    coin.current?.animate([{ insetInlineStart: "0" }, { insetInlineStart: "calc(100% - 20px)" }], {
      ...timingOf(movement),
      ...(isReduced() && { duration: 0 }),
      fill: "forwards",
    });
  const { token, value, reduced, text } = movement;
  return (
    <tr>
      <td>
        {isCurve(movement) && (
          <svg className={styles.curve} viewBox="-0.1 -0.35 1.2 1.5" aria-hidden="true">
            <path d={pathOf(value)} vectorEffect="non-scaling-stroke" />
          </svg>
        )}
      </td>
      <th scope="row">{token}</th>
      <td>
        <code>{value.replace("cubic-bezier", "")}</code>
        {reduced && <span className={styles.note}>{reduced} under reduced motion</span>}
      </td>
      <td className={styles.use}>{text}</td>
      <td>
        <span className={styles.track}>
          <span ref={coin} className={styles.coin} />
        </span>
      </td>
      <td>
        <button type="button" className={styles.play} onClick={play} aria-label={`Play ${token}`}>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M3 1.5v9l7-4.5z" />
          </svg>
          Play
        </button>
      </td>
    </tr>
  );
}

/** The durations and curves of movements, each with a button that plays it. */
export function Movements() {
  return (
    <section
      className={`sb-unstyled ${styles.root} ${styles.scroller}`}
      aria-label="Durations and curves"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">For</th>
            <td />
            <td />
          </tr>
        </thead>
        <tbody>
          {movements.map((movement) => (
            <Row key={movement.token} {...movement} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
