import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../theme/css/layers.css.ts";

// Not a style attribute, because a strict policy removes it from a page that a server rendered.
globalStyle("[data-satang-language]", {
  "@layer": { [layers.reset]: { display: "contents" } },
});
