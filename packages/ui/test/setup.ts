import "../src/theme/css/styles.css.ts";

document.documentElement.lang = "en";
document.documentElement.dataset.satang = "page";
document.documentElement.dataset.satangTheme = "river-night";
document.title = "Satang";
