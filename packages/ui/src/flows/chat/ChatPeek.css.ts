import { flowStyle } from "../../styles/flow-style.ts";
import { forced, landscape, wide } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { color, font, radius, shadow, size } = vars;

/** White as paper in every theme: it is over tiles of all colours. */
export const peek = flowStyle({
  position: "fixed",
  zIndex: `calc(${vars.z.bar} + 1)`,
  display: "flex",
  alignItems: "center",
  width: 256,
  minHeight: 56,
  background: color.paper,
  color: color.paperText,
  boxShadow: shadow.overlay,
  "@media": { [forced]: { border: "1px solid CanvasText" } },
});

const onBar = (gap: string) =>
  `calc(${size.bottomNavigation} + ${gap} + env(safe-area-inset-bottom, 0px))`;

export const places = {
  button: flowStyle({
    insetInlineEnd: 16 + 60 + 12,
    bottom: onBar("26px"),
    maxWidth: "calc(100vw - 104px)",
    borderRadius: 20,
    "@media": { [wide]: { insetInlineEnd: 24 + 60 + 12, bottom: 26 } },
  }),
  // The tip is 16 px over the bar, and the raised action below it stays free.
  menu: flowStyle({
    insetInlineEnd: 12,
    bottom: onBar("24px"),
    maxWidth: "calc(100vw - 24px)",
    borderRadius: "20px 20px 6px 20px",
    "::after": {
      content: '""',
      position: "absolute",
      insetInlineEnd: 25,
      bottom: -7,
      width: 16,
      height: 16,
      borderRadius: "0 0 4px",
      background: color.paper,
      rotate: "45deg",
    },
    "@media": {
      [wide]: {
        insetInlineEnd: 24,
        bottom: 24,
        borderRadius: 20,
        "::after": { content: "none" },
      },
      // The last entry of the column is next to it.
      [landscape]: {
        insetInline: `calc(${size.bottomNavigationColumn} + env(safe-area-inset-left, 0px) + 12px) auto`,
        bottom: 12,
        borderRadius: "20px 20px 20px 6px",
        "::after": { insetInline: "-7px auto", bottom: 16, borderRadius: "0 0 0 4px" },
      },
    },
  }),
};

export const open = flowStyle({
  flex: 1,
  display: "flex",
  alignItems: "center",
  gap: 10,
  minWidth: 0,
  minHeight: 56,
  padding: "6px 0 6px 12px",
  border: 0,
  borderRadius: 20,
  background: "none",
  color: "inherit",
  font: "inherit",
  fontSize: font.sizeSmall,
  lineHeight: 1.45,
  textAlign: "start",
  cursor: "pointer",
  touchAction: "manipulation",
  selectors: {
    "&:focus-visible": { outline: `3px solid ${color.paperText}`, outlineOffset: -3 },
  },
});

export const agent = flowStyle({
  flex: "none",
  display: "grid",
  placeItems: "center",
  width: 36,
  height: 36,
  borderRadius: radius.full,
  background: `linear-gradient(150deg, ${color.walletStart}, ${color.walletEnd})`,
  color: color.walletText,
});

export const words = flowStyle({ minWidth: 0 });

const line = {
  display: "block",
  overflow: "hidden",
  whiteSpace: "nowrap",
  textOverflow: "ellipsis",
} as const;

export const name = flowStyle({ ...line, fontWeight: font.weightStrong });

export const text = flowStyle({ ...line, color: color.paperMuted });

export const close = flowStyle({
  flex: "none",
  marginInlineEnd: 4,
  color: color.paperMuted,
  selectors: { "&:hover": { color: color.paperText, background: "none" } },
});
