import { ScreenPicture } from "./book/ScreenPicture.tsx";
import styles from "./introduction.module.css";

const WIDTH = 248;

/** The product in both lights: three of its screens, live, in the language of the toolbar. */
export function Product() {
  return (
    <figure className={`sb-unstyled ${styles.product}`}>
      <div className={styles.screens}>
        <ScreenPicture
          story="flows-receipt--withdrawal"
          title="A receipt"
          shown={WIDTH}
          globals={{ theme: "river-day", motion: "reduced" }}
        />
        <ScreenPicture
          story="flows-wallet--cash"
          title="The wallet"
          shown={WIDTH}
          globals={{ theme: "river-night" }}
        />
        <ScreenPicture
          story="flows-spin--open"
          title="The wheel"
          shown={WIDTH}
          globals={{ theme: "river-day", motion: "reduced" }}
        />
      </div>
      <figcaption>
        A receipt, the wallet and the wheel: live stories, as members see them.
      </figcaption>
    </figure>
  );
}
