import { flowStyle } from "../../styles/flow-style.ts";
import { landscape, wide } from "../../styles/media.ts";
import { vars } from "../../theme/css/contract.css.ts";

const { font, space } = vars;

/** As wide as the wheel and its coupons together. */
export const parts = {
  root: flowStyle({
    "@media": { [wide]: { selectors: { "&[data-part=modal]": { maxWidth: 880 } } } },
  }),
};

/** The coupons are next to the wheel where a sheet is a dialog, so that both are seen at once. */
export const panel = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": {
    [wide]: {
      gridTemplateColumns: "minmax(0, 1fr) 300px",
      gridTemplateRows: "1fr auto",
      columnGap: space[6],
    },
    // The whole wheel and its button are in view, and the coupons below them.
    [landscape]: { gridTemplateColumns: "minmax(0, 1fr) 212px" },
  },
});

export const wheel = flowStyle({
  minWidth: 0,
  "@media": { [wide]: { gridRow: "1 / span 2" } },
});

export const start = flowStyle({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[4],
  "@media": { [wide]: { gridArea: "2 / 2" }, [landscape]: { alignSelf: "center" } },
});

export const coupons = flowStyle({
  minWidth: 0,
  marginTop: space[2],
  "@media": {
    [wide]: { gridArea: "1 / 2", marginTop: 0 },
    [landscape]: { gridColumn: "1 / -1" },
  },
});

export const cost = flowStyle({
  marginInlineStart: space[2],
  fontSize: font.sizeSmall,
  fontWeight: font.weightRegular,
});
