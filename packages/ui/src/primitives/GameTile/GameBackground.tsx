import * as styles from "./GameTile.css.ts";

/** Props of {@link GameBackground}. */
export type GameBackgroundProps = {
  readonly address: string;
  readonly onError: () => void;
};

/** The game's own picture in place of its colours. */
export function GameBackground({ address, onError }: GameBackgroundProps) {
  return (
    <span className={styles.background}>
      <img
        className={styles.picture}
        src={address}
        alt=""
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        onError={onError}
      />
    </span>
  );
}
