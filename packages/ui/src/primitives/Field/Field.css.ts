import { forced } from "../../styles/media.ts";
import { primitiveStyle, restyle } from "../../styles/primitive-style.ts";
import { vars } from "../../theme/css/contract.css.ts";

// The layout of a flex column takes two thirds of the time of a grid.
export const field = primitiveStyle(
  { display: "flex", flexDirection: "column", gap: 5, minWidth: 0 },
  "field",
);

export const label = primitiveStyle({
  fontSize: vars.font.sizeSmall,
  fontWeight: vars.font.weightMedium,
  lineHeight: vars.font.lineText,
  color: vars.color.textMuted,
  overflowWrap: "anywhere",
});

const message = {
  margin: 0,
  fontSize: vars.font.sizeSmall,
  lineHeight: vars.font.lineText,
  overflowWrap: "anywhere",
} as const;

export const description = primitiveStyle({ ...message, color: vars.color.textMuted });

export const error = primitiveStyle({
  ...message,
  display: "flex",
  gap: 6,
  alignItems: "start",
  color: vars.color.critical,
  fontWeight: vars.font.weightMedium,
});

export const errorIcon = primitiveStyle({
  flex: "none",
  marginBlockStart: "calc((1lh - 16px) / 2)",
});

/** A fieldset disables what is in it, except in its legend. */
const inDisabledFieldset = "fieldset:disabled > &, fieldset:disabled > :not(legend) &";
const forcedDisabled = { borderColor: "GrayText", color: "GrayText" };

const locked = [
  vars.color.surfaceSunken,
  `color-mix(in srgb, ${vars.color.surfaceSunken} 60%, ${vars.color.surface})`,
];

/**
 * The box of the input, which fills it, so that a press anywhere reaches the input. It is not
 * positioned: a layer for each took a tenth of the time to update many fields.
 */
export const box = primitiveStyle(
  {
    display: "flex",
    alignItems: "center",
    gap: 10,
    minWidth: 0,
    minHeight: vars.size.control,
    paddingInline: "14px",
    borderRadius: vars.radius.control,
    border: `1.5px solid ${vars.color.control}`,
    background: vars.color.surface,
    color: vars.color.textMuted,
    selectors: {
      "&:focus-within": {
        borderColor: vars.color.focus,
        boxShadow: `0 0 0 4px ${vars.color.focusGlow}`,
      },
      [inDisabledFieldset]: { background: locked, borderColor: vars.color.line },
    },
    "@media": {
      [forced]: {
        selectors: {
          "&:focus-within": { outline: "2px solid Highlight", outlineOffset: 2 },
          [inDisabledFieldset]: forcedDisabled,
        },
      },
    },
  },
  "field-box",
);

// Classes and no `:has()`, which is a tenth of what updating many fields costs. Each wins over the focus.
export const boxInvalid = restyle({ borderColor: vars.color.critical });

export const boxLocked = restyle({ background: locked });

export const boxDisabled = primitiveStyle({
  selectors: { "&&": { borderColor: vars.color.line } },
  "@media": { [forced]: { selectors: { "&&": forcedDisabled } } },
});

/** A control inside a box: the box shows the focus. */
export const input = primitiveStyle(
  {
    flex: 1,
    width: "100%",
    minWidth: 0,
    alignSelf: "stretch",
    paddingBlock: "8px",
    border: 0,
    background: "transparent",
    color: vars.color.text,
    fontSize: vars.font.sizeLead,
    fontWeight: vars.font.weightMedium,
    // A field clips at its line height, and a Lao name may be typed on an English page.
    lineHeight: 1.85,
    textOverflow: "ellipsis",
    selectors: {
      "&:focus-visible": { outline: "none" },
      "&::placeholder": { color: vars.color.textMuted, opacity: 1 },
      "&:disabled": { color: vars.color.textMuted, cursor: "not-allowed", opacity: 1 },
      "&:autofill": {
        WebkitTextFillColor: vars.color.text,
        caretColor: vars.color.text,
        boxShadow: `inset 0 0 0 100px ${vars.color.surface}`,
        borderRadius: vars.radius.small,
      },
    },
    "@media": {
      "(forced-colors: active)": { selectors: { "&:disabled": { color: "GrayText" } } },
    },
  },
  "field-input",
);

export const start = primitiveStyle({ display: "flex", flex: "none" });

/** A button at the end of a box: 44 px without making the box taller. */
export const end = primitiveStyle({ display: "flex", flex: "none", marginInlineEnd: "-10px" });
