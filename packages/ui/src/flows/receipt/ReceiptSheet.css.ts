import { globalStyle } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { landscape, low, wide } from "../../styles/media.ts";
import { notPrinted, printed } from "../../styles/print.css.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";

const { color, font, radius, space } = vars;

const inModal = "[data-part=modal] > &";

const header = flowStyle({
  selectors: {
    [inModal]: {
      gridTemplateColumns: "44px minmax(0, 1fr) 44px",
      alignItems: "center",
      padding: `max(${space[2]}, env(safe-area-inset-top, 0px)) ${space[2]} ${space[2]}`,
    },
  },
});

/** The whole window has no handle of a sheet; the button that closes comes first, and the title is in the middle. */
globalStyle(`[data-part=modal] > ${header} > [data-part=grab]`, {
  "@layer": { [layers.flows]: { display: "none" } },
});
globalStyle(`[data-part=modal] > ${header} > div`, {
  "@layer": { [layers.flows]: { gridArea: "1 / 2", textAlign: "center" } },
});

/** The whole window of a phone, and a dialog of a desktop. */
export const parts = {
  root: `${printed} ${flowStyle({
    selectors: {
      "&[data-part=modal]": {
        height: "100%",
        maxHeight: "100%",
        border: 0,
        borderRadius: 0,
        background: color.page,
      },
    },
    "@media": {
      [wide]: {
        selectors: {
          "&[data-part=modal]": {
            height: "auto",
            maxHeight: "calc(100% - 64px)",
            maxWidth: 440,
            borderRadius: radius.sheet,
          },
        },
      },
      [landscape]: {
        selectors: {
          "&[data-part=modal]": {
            borderStartStartRadius: radius.sheet,
            borderEndStartRadius: radius.sheet,
          },
        },
      },
    },
  })}`,
  header,
  title: flowStyle({ selectors: { "[data-part=modal] &": { fontSize: font.sizeLead } } }),
  close: `${notPrinted} ${flowStyle({
    selectors: {
      "[data-part=modal] &": { gridArea: "1 / 1", background: "none", color: color.text },
    },
  })}`,
  footer: `${notPrinted} ${flowStyle({
    boxShadow: `0 -18px 10px -8px ${color.page}`,
    "@media": {
      // The whole window scrolls, and the buttons stay in view.
      [low]: {
        selectors: {
          [inModal]: {
            position: "sticky",
            bottom: 0,
            zIndex: 1,
            paddingTop: space[2],
            background: color.page,
          },
        },
      },
    },
  })}`,
};

export const content = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
});

export const privacy = flowStyle({
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  color: color.textMuted,
  fontSize: font.sizeSmall,
});

export const buttons = flowStyle({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8rem), 1fr))",
  gap: 10,
});
