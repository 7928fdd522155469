import { afterEach, expect, test } from "vitest";
import { renderPicture } from "./render-picture.ts";

const faces: FontFace[] = [];

afterEach(() => {
  for (const face of faces.splice(0)) document.fonts.delete(face);
});

/** Adds a font to the page. */
function addFont(family: string, source: string) {
  const face = new FontFace(family, source);
  document.fonts.add(face);
  faces.push(face);
}

test.each([
  ["the device lacks", 'local("No such font")'],
  ["the network does not bring", "url(/no-such-font.woff2)"],
])("a receipt or QR is drawn in the next font, when there is one that %s", async (_, source) => {
  addFont("Missing", source);
  const drawn: string[] = [];
  const picture = await renderPicture({
    width: 100,
    height: 40,
    fontFamily: "Missing, sans-serif",
    texts: ["500.00"],
    draw: () => drawn.push("500.00"),
  });
  expect(picture?.type).toBe("image/png");
  expect(drawn).toEqual(["500.00"]);
});
