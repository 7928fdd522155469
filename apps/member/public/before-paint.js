// Runs before the first paint, so that a chosen theme or language never flashes the other one.
// A file of its own because the page's security policy allows no inline script.
(() => {
  const tags = { th: "th-TH", la: "lo-LA", en: "en-GB" };
  const themes = ["river-night", "river-day"];
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    if (themes.includes(theme)) root.setAttribute("data-satang-theme", theme);
    const tag = tags[localStorage.getItem("locale")];
    if (tag) root.lang = tag;
  } catch {
    // Storage is forbidden: the device's setting and the default language stand.
  }
})();
