import { cpuUsage } from "node:process";
import { describe, expect, it } from "vitest";
import { toQrImage } from "./qr-image.ts";

const LARGE = 199_000;

const decode = (address: string | null) =>
  decodeURIComponent((address ?? "").replace("data:image/svg+xml;charset=utf-8,", ""));

describe("QR markup becomes the address of an image", () => {
  it("keeps the elements of a QR, and returns a complete SVG", () => {
    const svg =
      '<?xml version="1.0"?><!-- qr --><svg viewBox="0 0 4 4"><path fill="#000" d="M0 0h2v2H0z"/></svg>';
    expect(decode(toQrImage(svg))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#000" d="M0 0h2v2H0z"/></svg>',
    );
  });

  it("accepts a data: picture, alone or in an <img>", () => {
    const png = "data:image/png;base64,iVBORw0KGgo=";
    expect(toQrImage(png)).toBe(png);
    expect(toQrImage(`<img alt="" src="${png}" />`)).toBe(png);
  });

  it("drops handlers, styles and addresses from allowed elements", () => {
    const svg =
      '<svg viewBox="0 0 1 1" onload="alert(1)"><rect width="1" height="1" fill="url(https://x.example)" style="fill:red" onclick="x"/></svg>';
    expect(decode(toQrImage(svg))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1"/></svg>',
    );
  });

  it.each([
    ["a script", "<svg><script>alert(1)</script></svg>"],
    ["foreign content", "<svg><foreignObject><body/></foreignObject></svg>"],
    ["a use of another document", '<svg><use href="https://x.example/#a"/></svg>'],
    ["an entity", '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
    ["markup around the QR", '<div><svg viewBox="0 0 1 1"/></div>'],
    ["an address on the web", '<img src="https://x.example/qr.png">'],
    ["an unclosed tag", '<svg viewBox="0 0 1 1"><path d="'],
    ["an SVG in a data: address", "data:image/svg+xml;base64,PHN2Zy8+"],
    ["text", "QR"],
    ["nothing", ""],
  ])("refuses %s", (_name, markup) => {
    expect(toQrImage(markup)).toBeNull();
  });
});

describe("QR markup made to take long", () => {
  const fill = (part: string, head = "", tail = "") =>
    head + part.repeat(Math.ceil(LARGE / part.length)) + tail;

  it.each([
    ["open comments", fill("<!--")],
    ["comments", fill("<!-- -->", "<svg>", "</svg>")],
    ["open tags", fill("<svg ")],
    ["open attributes", fill('<path d="')],
    ["attributes without an end", fill(' a="b"', "<svg")],
    ["blanks in a tag", fill(" ", "<svg")],
    ["blanks in an attribute", fill(" ", "<svg a", "=")],
    ["names of an attribute", fill("a", "<svg ")],
    ["half pictures", fill("src=", "<img ")],
    ["blanks in a picture", fill(" ", "<img src", "x")],
    ["an XML declaration without an end", fill("?", "<?xml")],
    ["declarations", fill("<?xml?>")],
    ["addresses in a value", fill("url ", '<svg fill="', '"/>')],
    ["a data: picture with a wrong end", fill("A", "data:image/png;base64,", "!")],
    ["blanks", fill(" ")],
    ["closing tags", fill("</g>", "<svg>")],
  ])("is answered in 50 ms of processor time: %s", (_name, markup) => {
    const times = Array.from({ length: 3 }, () => {
      const started = cpuUsage();
      toQrImage(markup);
      return cpuUsage(started).user / 1_000;
    });
    expect(Math.min(...times)).toBeLessThan(50);
  });

  it("is drawn when it is as large as a real QR, and refused above 200,000 characters", () => {
    const modules = '<rect x="10" y="10" width="8" height="8" fill="#000"/>';
    const svg = (size: number) => `<svg>${modules.repeat(size / modules.length)}</svg>`;
    expect(toQrImage(svg(150_000))).not.toBeNull();
    expect(toQrImage(svg(210_000))).toBeNull();
    expect(toQrImage(`data:image/png;base64,${"A".repeat(210_000)}`)).toBeNull();
  });
});
