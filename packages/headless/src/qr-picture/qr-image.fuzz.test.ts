import { FUZZ_TIMEOUT, fuzz, oddTexts } from "@satang/story-kit/fuzz";
import { within } from "@satang/story-kit/within";
import fc from "fast-check";
import { expect, it } from "vitest";
import { toQrImage } from "./qr-image.ts";

/** Far above the 50 ms of one picture, ms. */
const LIMIT_MS = 2_000;

const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom("<svg viewBox='0 0 4 4'>", "<svg", ">", "</svg>", "<path d='M0 0h2v2z'/>"),
      fc.constantFrom("<script>trap()</script>", "onload=trap()", "<image href='x'/>", "<style>"),
      fc.constantFrom(
        "<!--",
        "-->",
        "<![CDATA[",
        "<!DOCTYPE svg [<!ENTITY a 'b'>]>",
        "&a;",
        "<use",
      ),
      fc.constantFrom(
        "<img src='data:image/png;base64,AAAA'>",
        "data:image/svg+xml,",
        "https://a.b/",
      ),
      fc.constantFrom(
        "javascript:trap()",
        " fill='url(#a)'",
        " style='fill:red;x:url(//e)'",
        "'",
        '"',
      ),
      oddTexts,
    ),
    { minLength: 1, maxLength: 14 },
  )
  .map((parts) => parts.join(""));

const FORBIDDEN =
  /<script|<style|<foreignobject|\son\w+\s*=|javascript:|url\(|&(?!(amp|lt|gt|quot|#39|apos);)/i;

it(
  "random markup of a QR is refused, or becomes a picture without code and without other addresses",
  async () => {
    await fuzz(markup, 10_000, (text) => {
      const address = within(LIMIT_MS, () => toQrImage(text));
      if (address === null) return;
      expect(address).toMatch(/^(data:image\/(svg\+xml;|png|jpeg|gif|webp)|https:\/\/)/);
      const svg = /^data:image\/svg\+xml;charset=utf-8,(.*)$/s.exec(address)?.[1];
      if (svg === undefined) return;
      const shapes = decodeURIComponent(svg);
      expect(shapes).not.toMatch(FORBIDDEN);
      for (const [, target] of shapes.matchAll(/href="([^"]*)"/g))
        expect(target).toMatch(/^(#|data:image\/(png|jpeg|gif|webp);base64,)/);
    });
  },
  FUZZ_TIMEOUT,
);
