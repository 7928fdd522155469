import { flowStyle } from "../../styles/flow-style.ts";
import { magnified } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, space } = vars;

export const days = flowStyle({ display: "grid", gap: space[4] });

export const day = flowStyle({ display: "grid", gap: space[2] });

export const dayHead = flowStyle({ paddingInline: space[1] });

export const row = flowStyle({
  display: "grid",
  gridTemplateColumns: "44px minmax(0, 1fr) auto",
  alignItems: "center",
  columnGap: 14,
  padding: "14px 8px 14px 16px",
  selectors: { "&:not(:first-child)": { borderBlockStart: `1px solid ${color.line}` } },
  "@media": { [magnified]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const lineAt = (y: number, width: number) =>
  `linear-gradient(${color.paperMuted}, ${color.paperMuted}) 6px ${y}px / ${width}px 3px no-repeat`;

/** A drawing of a slip: the band of the bank, three lines, and its QR. */
export const paper = flowStyle({
  alignSelf: "start",
  width: 44,
  height: 56,
  borderRadius: 9,
  background: [
    `linear-gradient(${color.walletStart}, ${color.walletStart}) 0 0 / 100% 14px no-repeat`,
    lineAt(22, 24),
    lineAt(30, 32),
    lineAt(36, 22),
    `linear-gradient(${color.paperText}, ${color.paperText}) 26px 42px / 11px 10px no-repeat`,
    color.paper,
  ].join(", "),
  boxShadow: `inset 0 0 0 1px ${color.line}`,
  "@media": { [magnified]: { display: "none" } },
});

export const words = flowStyle({ display: "grid", gap: 2, minWidth: 0 });

export const amount = flowStyle({
  fontSize: font.sizeLead,
  fontWeight: font.weightStrong,
});

export const facts = flowStyle({
  display: "grid",
  gap: 2,
  color: color.textMuted,
  fontSize: font.sizeSmall,
  lineHeight: font.lineText,
  overflowWrap: "anywhere",
});

export const line = flowStyle({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 10,
  fontVariantNumeric: "tabular-nums",
});

export const view = flowStyle({
  display: "grid",
  justifyItems: "center",
  alignContent: "center",
  minWidth: 56,
  minHeight: 56,
  padding: "0 4px",
  border: 0,
  borderRadius: radius.medium,
  background: "none",
  color: color.accentText,
  font: "inherit",
  fontSize: font.sizeCaption,
  fontWeight: font.weightStrong,
  lineHeight: 1.4,
  textDecoration: "none",
  cursor: "pointer",
  selectors: {
    "&:hover": { background: color.surfaceSunken },
    "&:focus-visible": { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    "&[aria-disabled]": { opacity: 0.6 },
  },
});
