// Runs before the first paint, so that no other theme or language flashes. A file, because the policy allows no inline script.
(() => {
  const tags = { th: "th-TH", la: "lo-LA", en: "en-GB" };
  const themes = ["river-night", "river-day"];
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem("theme");
    if (themes.includes(theme)) {
      root.setAttribute("data-satang-theme", theme);
      const bars = [...document.querySelectorAll('meta[name="theme-color"]')];
      const { content } = bars[themes.indexOf(theme)];
      for (const bar of bars) bar.content = content;
    }
    const tag = tags[localStorage.getItem("locale")];
    if (tag) root.lang = tag;
  } catch {
    // Without storage there is no stored choice.
  }
})();
