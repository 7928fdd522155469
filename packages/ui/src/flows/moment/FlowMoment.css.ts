import { createVar, globalStyle } from "@vanilla-extract/css";
import { flowStyle } from "../../styles/flow-style.ts";
import { hiddenRule } from "../../styles/hidden-rule.ts";
import { landscape, wide } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";
import { layers } from "../../theme/css/layers.css.ts";
import { ground } from "../frame/ground.css.ts";

const { color, radius, space } = vars;

/** Height that words and buttons need below the picture. */
const BELOW = "492px";

/** Of the modal around a moment: the margin and the corners of a picture that fills its width. */
export const bleed = createVar();
export const corner = createVar();

const header = flowStyle({
  position: "absolute",
  insetInline: 0,
  top: 0,
  zIndex: 1,
  display: "flex",
  flexDirection: "row-reverse",
  justifyContent: "flex-end",
  padding: `max(${space[3]}, env(safe-area-inset-top, 0px)) ${space[3]} 0`,
});

/** The mark of a sheet cannot be seen over the picture, and the whole window is no sheet. */
globalStyle(`${header} > [data-part="grab"]`, {
  "@layer": { [layers.flows]: { display: "none" } },
});

export const parts = {
  root: flowStyle({
    vars: { [ground]: color.page, [bleed]: "-20px", [corner]: "0px" },
    position: "relative",
    height: "100%",
    maxHeight: "100%",
    border: 0,
    borderRadius: 0,
    background: color.page,
    selectors: { "&[data-part=flow]": { height: "auto", maxHeight: "none", padding: 0 } },
    "@media": {
      [wide]: {
        vars: { [corner]: `${radius.sheet} ${radius.sheet} 0 0` },
        height: "auto",
        maxHeight: "calc(100% - 64px)",
        maxWidth: 440,
        borderRadius: radius.sheet,
      },
      // A panel at the end edge, which cuts its picture off at its corners because it scrolls as a whole.
      [landscape]: {
        borderStartStartRadius: radius.sheet,
        borderEndStartRadius: radius.sheet,
      },
    },
  }),
  header,
  description: flowStyle(hiddenRule),
  close: flowStyle({
    margin: 0,
    borderRadius: radius.full,
    background: color.surface,
    color: color.text,
  }),
  body: flowStyle({ marginTop: 0, paddingTop: 0 }),
  footer: flowStyle({
    gap: space[2],
    padding: `${space[3]} 20px max(${space[5]}, env(safe-area-inset-bottom, 0px))`,
    boxShadow: `0 -18px 10px -8px ${color.page}`,
  }),
};

export const moment = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
});

export const hero = flowStyle({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  height: `clamp(204px, 100dvh - ${BELOW}, 352px)`,
  marginInline: -20,
  "@media": { [wide]: { borderRadius: `${radius.sheet} ${radius.sheet} 0 0` } },
});

/** Over the lower end of the picture, where it has faded. */
export const words = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  marginTop: `calc(-20px - ${space[6]})`,
  position: "relative",
});
