// Before the first paint: no flash of another theme or language. A file, as the policy allows no inline script.
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
    // No storage, no choice.
  }
})();
