import { describe, expect, test } from "vitest";
import { prepareFile } from "./prepare-file.ts";

const PICTURES = ["image/png", "image/jpeg"] as const;

async function draw(type: string, width = 30, height = 20): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext("2d");
  pen?.fillRect(0, 0, width / 2, height);
  return canvas.convertToBlob({ type });
}

async function firstPixels(file: File) {
  const bitmap = await createImageBitmap(file);
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
  pen?.drawImage(bitmap, 0, 0);
  const { width, height } = bitmap;
  const at = (x: number) => [...(pen?.getImageData(x, 5, 1, 1).data ?? [])];
  return { width, height, drawn: at(3), transparent: at(width - 3) };
}

const JPEG = ["image/jpeg", "jpg"] as const;
const PNG = ["image/png", "png"] as const;

describe("a file with a content that the service takes", () => {
  test.each(
    [JPEG, PNG].flatMap(([type, ending]) =>
      ["", "application/octet-stream", "image/heic", "text/plain", "image/svg+xml"].map(
        (declared) => [type, declared, ending] as const,
      ),
    ),
  )("%s that is declared as %j is sent with its own type", async (type, declared, ending) => {
    const content = await draw(type);
    const chosen = new File([content], `slip.${ending}`, { type: declared, lastModified: 7 });
    const { file, type: found } = await prepareFile(chosen, PICTURES);
    expect([found, file.type, file.name, file.lastModified]).toEqual([type, type, chosen.name, 7]);
    expect(await file.arrayBuffer()).toEqual(await content.arrayBuffer());
  });
});

describe("a picture of another type", () => {
  test("is sent as a JPEG where the browser can decode it, and not on black", async () => {
    const chosen = new File([await draw("image/webp")], "สลิป 1.webp", {
      type: "application/octet-stream",
      lastModified: 7,
    });
    const { file, type } = await prepareFile(chosen, PICTURES);
    expect([type, file.type, file.name, file.lastModified]).toEqual([
      "image/jpeg",
      "image/jpeg",
      "สลิป 1.jpg",
      7,
    ]);
    const { width, height, drawn, transparent } = await firstPixels(file);
    expect([width, height]).toEqual([30, 20]);
    expect(Math.max(...drawn.slice(0, 3))).toBeLessThan(20);
    expect(Math.min(...transparent.slice(0, 3))).toBeGreaterThan(235);
  });

  test("is reduced when it is larger than a phone can draw", async () => {
    const chosen = new File([await draw("image/webp", 6_000, 60)], "wide.webp");
    const { width, height } = await firstPixels((await prepareFile(chosen, PICTURES)).file);
    expect([width, height]).toEqual([4_096, 41]);
  });

  test("is sent as it is where the service takes it", async () => {
    const chosen = new File([await draw("image/webp")], "a.webp", { type: "image/webp" });
    expect((await prepareFile(chosen, ["image/jpeg", "image/webp"])).file).toBe(chosen);
  });

  test.each([
    ["HEIC that this browser cannot decode", "\0\0\0\x18ftypheic\0\0\0\0mif1heic", "image/heic"],
    ["WebP that is cut off", "RIFF\x24\0\0\0WEBPVP8 ", "image/webp"],
  ])("%s is the same, with its type", async (_name, text, type) => {
    const content = Uint8Array.from(text, (byte) => byte.charCodeAt(0));
    const chosen = new File([content], "IMG_1.HEIC", { type: "application/octet-stream" });
    const { file, type: found } = await prepareFile(chosen, PICTURES);
    expect([found, file.type, file.name, file.size]).toEqual([
      type,
      type,
      "IMG_1.HEIC",
      content.length,
    ]);
  });
});

test.each([
  ["a text that has the name of a picture", "Paid 500 baht", "image/png"],
  ["an SVG", '<svg xmlns="http://www.w3.org/2000/svg"/>', "image/svg+xml"],
  ["a JPEG that is cut off in its first bytes", "\xff\xd8", "image/jpeg"],
  ["nothing", "", "image/png"],
])("%s is the same, and has no type", async (_name, text, declared) => {
  const content = Uint8Array.from(text, (byte) => byte.charCodeAt(0));
  const chosen = new File([content], "slip.png", { type: declared });
  expect(await prepareFile(chosen, PICTURES)).toEqual({ file: chosen, type: null });
});

test("a film is never converted", async () => {
  const content = Uint8Array.from("\0\0\0\x18ftypisom", (byte) => byte.charCodeAt(0));
  const { file, type } = await prepareFile(new File([content], "a.bin"), PICTURES);
  expect([type, file.type, file.name]).toEqual(["video/mp4", "video/mp4", "a.bin"]);
});
