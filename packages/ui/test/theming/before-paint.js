// In <head>, before the style sheets: <script src="/before-paint.js"></script>. A file, because a
// strict policy allows no inline script.
(() => {
  const themes = ["river-night", "river-day", "system"];
  try {
    const theme = localStorage.getItem("theme");
    if (themes.includes(theme)) document.documentElement.dataset.satangTheme = theme;
  } catch {
    // Storage is not allowed: the page follows the device.
  }
})();
