import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

export const accountNumber = primitiveStyle(
  { position: "relative", fontVariantNumeric: "tabular-nums" },
  "account-number",
);

export const digits = primitiveStyle({ userSelect: "all" });

/** The hyphen is generated content, so that a selection copies digits only. */
export const group = primitiveStyle({
  display: "inline-block",
  overflowWrap: "anywhere",
  selectors: {
    "&:not(:last-child)::after": {
      content: '"-"',
      marginInline: "0.06em",
      color: vars.color.textMuted,
    },
  },
});

export const announced = primitiveStyle({ userSelect: "none" });
