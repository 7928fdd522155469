import { cpuUsage } from "node:process";
import { describe, expect, it } from "vitest";
import { toQrImage } from "./qr-image.ts";

const LARGE = 199_000;

const decode = (address: string | null) =>
  decodeURIComponent((address ?? "").replace("data:image/svg+xml;charset=utf-8,", ""));

const PNG = "data:image/png;base64,iVBORw0KGgo=";
const MODULE = '<path fill="#000" d="M0 0h2v2H0z"/>';
const HEAD = '<svg viewBox="0 0 4 4" width="512" height="512" xmlns="http://www.w3.org/2000/svg">';
const QR = `${HEAD}${MODULE}</svg>`;

describe("QR markup becomes the address of an image", () => {
  it.each([
    ["a declaration and a comment", `<?xml version="1.0"?><!-- <svg> -->${QR}`],
    [
      "a DOCTYPE",
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${QR}`,
    ],
    ["an HTML page around it", `<!doctype html><html><body><p>Scan</p>${QR}</body></html>`],
    ["a prefix", QR.replaceAll(/<(\/?)(svg|path)/g, "<$1svg:$2")],
    ["names in upper case", QR.replaceAll("svg", "SVG").replace("viewBox", "VIEWBOX")],
    [
      "a title, metadata and a style sheet",
      QR.replace(
        MODULE,
        `<title>QR</title><metadata><g><path d="M9 9h9"/></g></metadata><style>a>b{}</style>${MODULE}`,
      ),
    ],
    ["data: with base64", `data:image/svg+xml;base64,${btoa(QR)}`],
    ["data: with escapes", `data:image/svg+xml;charset=utf-8,${encodeURIComponent(QR)}`],
    ["data: without escapes", `data:image/svg+xml;utf8,${QR}`],
    ["bare base64", btoa(QR)],
    ["an <img>", `<div><img alt="" src="data:image/svg+xml;base64,${btoa(QR)}"></div>`],
  ])("keeps the shapes of an SVG: %s", (_name, markup) => {
    expect(decode(toQrImage(markup))).toBe(QR);
  });

  it("writes the colours of a style as attributes", () => {
    const svg = `${HEAD}<rect width="4" height="4" style="fill: #fff !important; cursor: help"/><path fill="red" style="fill:#000;shape-rendering:crispEdges" d="M0 0h2"/></svg>`;
    expect(decode(toQrImage(svg))).toBe(
      `${HEAD}<rect width="4" height="4" fill="#fff"/><path fill="#000" d="M0 0h2" shape-rendering="crispEdges"/></svg>`,
    );
  });

  it("gives a picture with a size only its coordinates, so that it is not cut off when it is scaled", () => {
    expect(decode(toQrImage(`<svg width="40px" height="40">${MODULE}</svg>`))).toContain(
      'viewBox="0 0 40 40"',
    );
  });

  it("accepts a data: picture, alone, in an <img> or as bare base64", () => {
    expect(toQrImage(PNG)).toBe(PNG);
    expect(toQrImage(`<img alt="" src="${PNG}" />`)).toBe(PNG);
    expect(toQrImage(`<p><IMG SRC='${PNG}'></p>`)).toBe(PNG);
    expect(toQrImage("iVBORw0KGgo=")).toBe(PNG);
  });

  it("accepts an address on the web", () => {
    const address = "https://x.example/qr.png?id=1&size=2";
    expect(toQrImage(address)).toBe(address);
    expect(toQrImage(`<img src="${address.replace("&", "&amp;")}">`)).toBe(address);
  });

  it("keeps a shape that others repeat, and pictures inside", () => {
    const svg = `${HEAD}<defs><rect id="m" width="1" height="1"/></defs><use x="1" href="#m"/><image width="1" href="${PNG}"/></svg>`;
    expect(decode(toQrImage(svg))).toBe(svg);
    expect(decode(toQrImage(svg.replace('href="#m"', 'xlink:href="#m"')))).toBe(svg);
  });

  it("drops handlers, unsafe styles and addresses from allowed elements", () => {
    const svg =
      '<svg viewBox="0 0 4 4" onload="alert(1)"><rect width="1" height="1" fill="url(https://x.example)" style="fill:url(#a);background:url(x)" onclick="x"/></svg>';
    expect(decode(toQrImage(svg))).toBe(`${HEAD}<rect width="1" height="1"/></svg>`);
  });

  it.each([
    ["a script", "<script>alert('<path>')</script>"],
    ["foreign content", "<foreignObject><body onload='x'/></foreignObject>"],
    ["a link", '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    ["an animation", '<animate attributeName="href" to="javascript:alert(1)"/>'],
    ["a processing instruction in a comment", "<!-- <?xml-stylesheet href='x'?> -->"],
  ])("leaves out %s", (_name, content) => {
    expect(decode(toQrImage(QR.replace(MODULE, content + MODULE)))).toBe(QR);
  });

  it.each([
    ["a script alone", "<svg><script>alert(1)</script></svg>"],
    ["foreign content alone", "<svg><foreignObject><body/></foreignObject></svg>"],
    ["a use of another document", '<svg><use href="https://x.example/#a"/></svg>'],
    ["a use of itself", '<svg><use id="a" href="#a"/></svg>'],
    ["a use of a group", '<svg><g id="a"><path d="M0 0"/></g><use href="#a"/></svg>'],
    [
      "a picture of another site inside",
      '<svg viewBox="0 0 1 1"><image href="https://x.example/a.png"/>',
    ],
    ["an entity", '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'],
    ["an SVG that draws nothing", '<div><svg viewBox="0 0 1 1"/></div>'],
    ["an address without encryption", '<img src="http://x.example/qr.png">'],
    ["an address with a name", "https://a:b@x.example/qr.png"],
    ["an address with a script", '<img src="javascript:alert(1)">'],
    ["a page in a data: address", "data:text/html,<svg><path/></svg>"],
    ["an unclosed tag", '<svg viewBox="0 0 1 1"><path d="'],
    ["an unclosed element", `<svg viewBox="0 0 1 1"><g>${MODULE}</svg>`],
    ["an SVG that draws nothing in a data: address", "data:image/svg+xml;base64,PHN2Zy8+"],
    ["a data: address with a wrong end", "data:image/svg+xml;base64,%%%"],
    ["text", "QR"],
    ["nothing", ""],
  ])("refuses %s", (_name, markup) => {
    expect(toQrImage(markup)).toBeNull();
  });

  it("refuses a large shape that is repeated many times", () => {
    const shape = `<path id="a" d="${"M0 0h1v1z".repeat(2_000)}"/>`;
    const repeated = (times: number) =>
      `<svg viewBox="0 0 1 1"><defs>${shape}</defs>${'<use href="#a"/>'.repeat(times)}</svg>`;
    expect(toQrImage(repeated(10))).not.toBeNull();
    expect(toQrImage(repeated(1_000))).toBeNull();
  });
});

/** Pictures inside each other in `data:` addresses, as many as there is space for. */
function nestedPictures(): string {
  const around = (inner: string) =>
    `<img src=data:image/svg+xml,${inner.replace(/[%<> ]/g, encodeURIComponent)}>`;
  let text = "x";
  for (let next = around(text); next.length < LARGE; next = around(text)) text = next;
  return text;
}

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
    ["open groups", fill("<g>", "<svg>")],
    ["attributes without a value", fill("a ", "<svg ", ">")],
    ["attributes without quotes", fill(" a=b", "<svg", ">")],
    ["styles", fill("fill:#000;", '<svg><path style="', '"/></svg>')],
    ["blanks in a style", fill(" ", '<svg><path style="fill', '"/></svg>')],
    ["scripts", fill("<script>", "<svg>")],
    ["markup before the picture", fill("<b>", "", "<svg><path/></svg>")],
    ["half pictures of a page", fill("<img ")],
    ["open pictures", fill("<img src=")],
    ["bare base64 with a wrong end", fill("A", "iVBORw0KGgo", "!")],
    ["an address", fill("a", "https://")],
    ["escapes", fill("%3C", "data:image/svg+xml,")],
    ["parameters of an address", fill(";a=b", "data:image/svg+xml")],
    ["pictures in pictures", nestedPictures()],
    ["repeats", fill('<use href="#a"/>', '<svg><path id="a"/>', "</svg>")],
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
