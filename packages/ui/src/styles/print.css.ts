import { type GlobalStyleRule, globalStyle } from "@vanilla-extract/css";
import { layers } from "../theme/css/layers.css.ts";
import { flowStyle } from "./flow-style.ts";
import { print } from "./media.ts";

/** Only pressed, or about what is pressed: nothing on paper. Above the classes of a flow. */
export const notPrinted = flowStyle({
  "@media": { [print]: { selectors: { "&&&": { display: "none" } } } },
});

/** The root of a flow that is printed black on white, whatever the theme is; with the host's page around it. */
export const printed = flowStyle({});

const onPaper = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { "@layer": { [layers.flows]: { "@media": { [print]: rule } } } });

/** Above the classes of a flow, also where a rule of it has two. */
const root = `.${printed}.${printed}.${printed}`;

// A drawing has its own colours inside, such as the letter of a bank on its ground.
onPaper(`${root}, ${root} *:not(svg *), ${root} *::before, ${root} *::after`, {
  colorScheme: "light",
  background: "none",
  color: "CanvasText",
  WebkitTextFillColor: "CanvasText",
  borderColor: "GrayText",
  boxShadow: "none",
  filter: "none",
  opacity: 1,
  maskImage: "none",
  transition: "none",
});
onPaper(root, { background: "Canvas" });
onPaper(`${root} [data-part="empty-state"] [data-part="action"]`, { display: "none" });

/** A modal covers the page of the host as on the screen, and is as long as its content. */
const scrim = `[data-part="scrim"]:has(> ${root})`;

onPaper(scrim, {
  position: "absolute",
  inset: "0 0 auto",
  display: "block",
  minHeight: "100%",
  padding: 0,
  background: "Canvas",
  colorScheme: "light",
});
// The page of the host would go on below it. The second property also hides what has a display of the host's own.
const over = `:root:has(${root}[data-part="modal"]) body`;
const outside = `:not(:has(${root}), [data-part="scrim"], [data-part="scrim"] *)`;
onPaper(`${over} ${outside}`, {
  display: "none",
  contentVisibility: "hidden",
});
onPaper(`${scrim} > [data-part="shade"]`, { display: "none" });
onPaper(`${root}[data-part="modal"]`, {
  position: "static",
  display: "block",
  height: "auto",
  maxHeight: "none",
  marginInline: "auto",
  border: 0,
  overflow: "visible",
  transform: "none",
});
onPaper(`${root} > [data-part="body"]`, { overflow: "visible" });
