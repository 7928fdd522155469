import "../src/theme/layers.css.ts";
