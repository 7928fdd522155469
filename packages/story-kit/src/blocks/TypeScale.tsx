import styles from "./foundations.module.css";
import { lineHeights, sizesOf } from "./foundations.rules.ts";
import { tokenTexts } from "./token-texts.ts";

const SCRIPTS = [
  { name: "Latin", lang: "en" },
  { name: "Thai", lang: "th" },
  { name: "Lao", lang: "lo" },
] as const;

/** Words of the use of each size, in the order of the scripts. */
const SAMPLES: Readonly<Record<string, readonly [en: string, th: string, lo: string]>> = {
  sizePoster: ["River", "สายน้ำ", "ສາຍນ້ຳ"],
  sizeAmount: ["฿12,480.50", "ยอด ฿500", "ຍອດ ₭500"],
  sizeDisplay: ["One wallet", "กระเป๋าเงิน", "ກະເປົາເງິນ"],
  sizeTitle: ["Transfer", "โอนเงิน", "ໂອນເງິນ"],
  sizeLead: ["Log in", "เข้าสู่ระบบ", "ເຂົ້າສູ່ລະບົບ"],
  sizeBody: ["Your money is safe", "เงินของคุณปลอดภัย", "ເງິນຂອງທ່ານປອດໄພ"],
  sizeSmall: ["14:32 · KBANK", "14:32 น. · ฝากเงิน", "14:32 · ຝາກເງິນ"],
  sizeCaption: ["Home", "หน้าแรก", "ໜ້າຫຼັກ"],
};

/** The sizes of type in three scripts, with their line height and use. */
export function TypeScale() {
  return (
    <section
      className={`sb-unstyled ${styles.root} ${styles.scroller}`}
      aria-label="Sizes of type"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
      tabIndex={0}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">px</th>
            {SCRIPTS.map(({ name, lang }) => (
              <th key={lang} scope="col">
                {name} {lineHeights[lang]}
              </th>
            ))}
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {sizesOf(tokenTexts).map(({ token, px, text }) => (
            <tr key={token}>
              <th scope="row">
                <span className={styles.number}>{px}</span>
                <span className={styles.note}>{token}</span>
              </th>
              {SCRIPTS.map(({ lang }, index) => (
                <td
                  key={lang}
                  lang={lang}
                  className={`${styles.sample} ${styles[token]}`}
                  style={{ lineHeight: lineHeights[lang], fontWeight: px > 15 ? 700 : 450 }}
                >
                  {SAMPLES[token]?.[index]}
                </td>
              ))}
              <td className={styles.use}>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
