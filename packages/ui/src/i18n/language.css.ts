import { globalStyle } from "@vanilla-extract/css";
import { layers } from "../theme/css/layers.css.ts";

// No style attribute: a strict policy drops it from a page that a server drew.
globalStyle("[data-satang-language]", {
  "@layer": { [layers.reset]: { display: "contents" } },
});
