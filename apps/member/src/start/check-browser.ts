/** As a text: an older Safari does not read a script with such a literal at all. */
const LOOKS_BEHIND = "(?<=a)b";

/**
 * Whether the browser is one of those that the app supports (`browserslist` in the root `package.json`). One feature for each
 * engine, which the oldest supported version brought: looking behind in a pattern came with Safari 16.4, `:has()` with
 * Firefox 121, and `color-mix()` with Chrome 111.
 */
function isSupported(): boolean {
  try {
    new RegExp(LOOKS_BEHIND);
    return (
      CSS.supports("selector(:has(a))") && CSS.supports("color", "color-mix(in srgb, red, red)")
    );
  } catch {
    return false;
  }
}

if (!isSupported()) location.replace("/unsupported.html");
