import { describe, expect, it } from "vitest";
import type { MediaType } from "./media-types.data.ts";
import { SNIFFED_BYTES, sniffMediaType } from "./sniff-media-type.ts";

/** Characters from U+0000 to U+00FF, one byte each. */
const bytesOf = (text: string) => Uint8Array.from(text, (byte) => byte.charCodeAt(0));
const sniff = (text: string) => sniffMediaType(bytesOf(text));

const ftyp = (main: string, ...others: readonly string[]) =>
  `\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${main}\0\0\0\0${others.join("")}`;

const KNOWN: readonly (readonly [name: string, type: MediaType, signature: string])[] = [
  ["PNG", "image/png", "\x89PNG\r\n\x1a\n"],
  ["JPEG", "image/jpeg", "\xff\xd8\xff"],
  ["GIF of 1987", "image/gif", "GIF87a"],
  ["GIF of 1989", "image/gif", "GIF89a"],
  ["WebP", "image/webp", "RIFF\x24\0\0\0WEBP"],
  ["BMP", "image/bmp", "BM\x36\x10\0\0\0\0\0\0"],
  ["PDF", "application/pdf", "%PDF-"],
  ["MP4", "video/mp4", "\0\0\0\x18ftypisom"],
  ["a QuickTime film", "video/quicktime", "\0\0\0\x14ftypqt  "],
  ["a QuickTime film without ftyp", "video/quicktime", "\0\0\x10\0moov"],
  ["a QuickTime film that begins with its data", "video/quicktime", "\0\x05\x10\0mdat"],
  ["a QuickTime film that begins with a space", "video/quicktime", "\0\0\0\x08wide"],
];

describe("the type of a file", () => {
  it.each(KNOWN)("is known from the first bytes of %s", (_name, type, signature) => {
    expect(sniff(signature)).toBe(type);
    expect(sniff(`${signature}${"x".repeat(100)}`)).toBe(type);
  });

  it.each(KNOWN)("is not known when %s is cut off inside of them", (_name, _type, signature) => {
    for (let bytes = 0; bytes < signature.length; bytes += 1) {
      expect(sniff(signature.slice(0, bytes)), `${bytes} bytes`).toBeNull();
    }
  });

  it.each(KNOWN)("is not known when %s begins one byte later", (_name, _type, signature) => {
    expect(sniff(` ${signature}`)).toBeNull();
  });

  it.each<readonly [type: MediaType | null, main: string, ...others: readonly string[]]>([
    ["image/heic", "heic", "mif1", "heic"],
    ["image/heic", "heix"],
    ["image/heic", "heim"],
    ["image/heic", "heis"],
    ["image/heic", "hevc"],
    ["image/heic", "hevx"],
    ["image/heic", "hevm"],
    ["image/heic", "hevs"],
    ["image/heic", "mif1", "mif1", "heic"],
    ["image/heic", "msf1", "hevc"],
    ["image/avif", "avif", "mif1", "miaf"],
    ["image/avif", "avis"],
    ["image/avif", "mif1", "avif", "miaf"],
    ["image/heif", "mif1"],
    ["image/heif", "mif2", "miaf"],
    ["image/heif", "msf1", "unif"],
    ["video/mp4", "isom", "iso2", "avc1", "mp41"],
    ["video/mp4", "iso6"],
    ["video/mp4", "mp41"],
    ["video/mp4", "mp42", "isom", "M4A "],
    ["video/mp4", "avc1"],
    ["video/mp4", "M4V "],
    ["video/mp4", "MSNV"],
    ["video/mp4", "3gp4"],
    ["video/mp4", "dash"],
    ["video/quicktime", "qt  "],
    [null, "M4A ", "isom", "mp42"],
    [null, "M4B "],
    [null, "M4P "],
    [null, "F4A "],
    [null, "crx "],
    [null, "jp2 "],
    [null, "jpx "],
  ])("is %j by the brands %j %j", (type, ...brands) => {
    expect(sniff(ftyp(...(brands as [string])))).toBe(type);
  });

  it("is that of the family when the list of brands is cut off or is behind the first bytes", () => {
    const picture = ftyp("mif1", "miaf", "heic");
    expect(sniff(picture.slice(0, -1))).toBe("image/heif");
    const long = ftyp("mif1", ...Array(11).fill("miaf"), "heic");
    expect(sniff(long.slice(0, SNIFFED_BYTES))).toBe(sniff(long));
  });

  it("is not that of what follows the box: its size ends the list of brands", () => {
    expect(sniff(`${ftyp("mif1")}heicavif`)).toBe("image/heif");
  });

  it.each([
    ["nothing", ""],
    ["a text", "Paid 500 baht"],
    ["a text that begins like a bitmap", "BMW 320i, paid 500 baht"],
    ["a text with the name of a box", "The wide river, free skip"],
    ["SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ["SVG behind a byte order mark", "\xef\xbb\xbf<svg/>"],
    ["HTML", "<!DOCTYPE html><html></html>"],
    ["XML", '<?xml version="1.0"?><svg/>'],
    ["a program", "MZ\x90\0\x03\0\0\0"],
    ["a ZIP", "PK\x03\x04"],
    ["a RIFF sound", "RIFF\x24\0\0\0WAVEfmt "],
    ["TIFF", "II*\0\x08\0\0\0"],
    ["JPEG XL", "\xff\x0a\0\0"],
    ["zeros", "\0".repeat(64)],
  ])("is not known from %s", (_name, content) => {
    expect(sniff(content)).toBeNull();
  });
});
