import { tiny, wide } from "../../styles/media.ts";
import { primitiveStyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, size, space } = vars;

export const bar = primitiveStyle({
  position: "relative",
  zIndex: vars.z.bar,
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: size.appBar,
  padding: 8,
  paddingInlineStart: 16,
  paddingTop: "max(8px, env(safe-area-inset-top, 0px))",
  "@media": { [wide]: { display: "none" }, [tiny]: { gap: space[2] } },
});

export const brand = primitiveStyle({ flex: "1 0 auto", minWidth: 0 });

export const brandName = primitiveStyle({
  display: "inline-flex",
  alignItems: "center",
  gap: 9,
  minHeight: size.touch,
  color: "inherit",
  fontWeight: font.weightHeavy,
  textDecoration: "none",
  borderRadius: radius.medium,
});

export const brandSizes = {
  medium: primitiveStyle({ fontSize: font.sizeLead }),
  large: primitiveStyle({ fontSize: font.sizeTitle }),
};

export const name = primitiveStyle({
  whiteSpace: "nowrap",
  selectors: { "&:lang(en)": { letterSpacing: "-.01em" } },
});

export const profile = primitiveStyle({
  position: "relative",
  display: "flex",
  alignItems: "center",
  gap: space[2],
  minWidth: 0,
  minHeight: size.touch,
  paddingBlock: 4,
  paddingInline: "6px 14px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  fontSize: font.sizeSmall,
  fontWeight: font.weightMedium,
  textDecoration: "none",
  "@media": { "(hover: hover)": { selectors: { "&:hover": { borderColor: color.control } } } },
});

export const profileWidths = {
  hug: "",
  fill: primitiveStyle({ width: "100%" }),
};

export const profileName = primitiveStyle({
  minWidth: 0,
  overflowX: "clip",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  // Only its first letter would fit, which the avatar shows. Without its gap, the avatar is in the middle.
  "@media": { [tiny]: { width: 0, marginInlineEnd: -16 } },
});
