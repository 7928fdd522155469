/** Where the chosen language is kept (money.txt §3); `public/before-paint.js` reads the same key. */
export const LOCALE_KEY = "locale";
