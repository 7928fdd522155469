// In <head>, before the style sheets: <script src="/before-paint.js"></script>. A file, as a strict policy allows no inline script.
(() => {
  const themes = ["river-night", "river-day", "system"];
  try {
    const theme = localStorage.getItem("theme");
    if (themes.includes(theme)) document.documentElement.dataset.satangTheme = theme;
  } catch {
    // A forbidden storage: the page follows the device.
  }
})();
