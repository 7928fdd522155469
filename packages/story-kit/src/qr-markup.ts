import { encodeQR } from "qr";

/** A QR as rows of dark modules, without a margin. */
type Modules = readonly (readonly boolean[])[];

type Module = { readonly x: number; readonly y: number };

const MARGIN = 4;
const SCALE = 8;

const darkOf = (modules: Modules): Module[] =>
  modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [{ x, y }] : [])));
const joined = (modules: Modules, write: (module: Module) => string) =>
  darkOf(modules).map(write).join("");
const squares = (modules: Modules, margin = MARGIN) =>
  joined(modules, ({ x, y }) => `M${x + margin} ${y + margin}h1v1h-1z`);

/** As a canvas of the test page draws it. */
function raster(modules: Modules, type: string, scale: number): string {
  const canvas = document.createElement("canvas");
  canvas.width = (modules.length + 2 * MARGIN) * scale;
  canvas.height = canvas.width;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no canvas");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "#000";
  for (const { x, y } of darkOf(modules)) {
    context.fillRect((x + MARGIN) * scale, (y + MARGIN) * scale, scale, scale);
  }
  return canvas.toDataURL(type);
}

/** Markup in which services send a QR of a text, by the name of its form. */
export function qrMarkupOf(text: string) {
  const modules: Modules = encodeQR(text, "raw", { border: 1, ecc: "medium" })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const side = modules.length + 2 * MARGIN;
  const pixels = side * SCALE;
  const path = squares(modules);
  const plain = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>`;
  const styled = (rect: (module: Module, size: number) => string) =>
    `<?xml version="1.0" standalone="yes"?>\n<svg xmlns="http://www.w3.org/2000/svg" version="1.1" width="${pixels}" height="${pixels}"><rect x="0" y="0" width="${pixels}" height="${pixels}" style="fill:#ffffff;shape-rendering:crispEdges;"/>${joined(modules, ({ x, y }) => rect({ x: (x + MARGIN) * SCALE, y: (y + MARGIN) * SCALE }, SCALE))}</svg>`;
  const png = raster(modules, "image/png", SCALE);
  return {
    "paths on white": plain,
    "paths without a background": `<svg viewBox="0 0 ${side} ${side}"><path d="${path}" fill="currentColor"/></svg>`,
    "squares with a style": styled(
      ({ x, y }, size) =>
        `<rect x="${x}" y="${y}" width="${size}" height="${size}" style="fill:#000000;shape-rendering:crispEdges;"/>`,
    ),
    "a stroke with a style": `<svg width="5cm" height="5cm" viewBox="0 0 ${side} ${side}" preserveAspectRatio="none"><g id="QRcode"><rect width="${side}" height="${side}" fill="#ffffff"/><path style="stroke:#000000" transform="translate(${MARGIN},${MARGIN}.5)" d="${joined(modules, ({ x, y }) => `M${x} ${y}h1`)}"/></g></svg>`,
    "a DOCTYPE": `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${plain}`,
    "a prefix and millimetres": `<?xml version='1.0' encoding='UTF-8'?>\n<svg:svg xmlns:svg="http://www.w3.org/2000/svg" width="${side}mm" height="${side}mm" version="1.1"><svg:rect width="100%" height="100%" fill="white"/>${joined(modules, ({ x, y }) => `<svg:rect x="${x + MARGIN}mm" y="${y + MARGIN}mm" width="1mm" height="1mm"/>`)}</svg:svg>`,
    "a square that is repeated": `<svg xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}"><defs><rect id="block" width="1" height="1" fill="#000000"/></defs><rect width="${side}" height="${side}" fill="#ffffff"/>${joined(modules, ({ x, y }) => `<use x="${x + MARGIN}" y="${y + MARGIN}" xlink:href="#block"/>`)}</svg>`,
    "groups with transforms": `<svg width="${pixels}" height="${pixels}" viewBox="0 0 ${pixels} ${pixels}"><rect width="100%" height="100%" fill="#ffffff"/><g transform="scale(${SCALE})"><g transform="translate(${MARGIN},${MARGIN})"><path fill-rule="evenodd" d="${squares(modules, 0)}" fill="#000000"/></g></g></svg>`,
    "an SVG in HTML": `<!DOCTYPE html><html><head><style>p{color:red}</style></head><body><p class="qr">Scan</p><div style="background:#fff">${plain}</div></body></html>`,
    "a picture inside an SVG": `<svg width="${pixels}" height="${pixels}"><image width="${pixels}" height="${pixels}" href="${png}"/></svg>`,
    "a picture in HTML": `<div class="qr"><img width="200" alt="QR" src="${png}"></div>`,
    "a data: picture": png,
    "a small data: picture": raster(modules, "image/png", 1),
    "a JPEG": raster(modules, "image/jpeg", SCALE),
    "bare base64": png.replace("data:image/png;base64,", ""),
    "bare base64 of an SVG": btoa(plain),
    "an SVG in a data: address": `data:image/svg+xml;base64,${btoa(plain)}`,
    "an SVG with escapes": `data:image/svg+xml,${encodeURIComponent(plain)}`,
  };
}

/** A picture of a QR as base64, for a server of pictures. */
export const qrPicture = (text: string): string => qrMarkupOf(text)["bare base64"];
