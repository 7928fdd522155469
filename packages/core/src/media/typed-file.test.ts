import { describe, expect, it } from "vitest";
import { type FileOfDevice, readTypedFile } from "./typed-file.ts";

/** Node has it; this package has the types of no runtime. */
declare const File: new (
  parts: readonly (Uint8Array | string)[],
  name: string,
  options: { readonly type: string; readonly lastModified?: number },
) => FileOfDevice & { readonly size: number; text(): Promise<string> };

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10);

describe("a file of the device", () => {
  it.each(["", "application/octet-stream", "image/png", "image/heic", "text/plain"])(
    "that declares %j has the type of its content, its name and its time",
    async (type) => {
      const chosen = new File([JPEG], "slip.heic", { type, lastModified: 7 });
      const read = await readTypedFile(chosen);
      expect(read.type).toBe("image/jpeg");
      expect(read.file).toMatchObject({
        type: "image/jpeg",
        name: "slip.heic",
        lastModified: 7,
        size: JPEG.length,
      });
    },
  );

  it("that declares its type is the same", async () => {
    const chosen = new File([JPEG], "slip.jpg", { type: "image/jpeg" });
    expect((await readTypedFile(chosen)).file).toBe(chosen);
  });

  it.each([
    ["a text", "Paid 500 baht"],
    ["a picture that is cut off", JPEG.slice(0, 2)],
    ["nothing", ""],
  ])("with %s in it is the same, without a type", async (_name, content) => {
    const chosen = new File([content], "slip.jpg", { type: "image/jpeg" });
    expect(await readTypedFile(chosen)).toEqual({ file: chosen, type: null });
  });

  it("that was removed from the device meanwhile has no type", async () => {
    const gone: FileOfDevice = {
      name: "slip.jpg",
      type: "image/jpeg",
      lastModified: 0,
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) }),
    };
    expect(await readTypedFile(gone)).toEqual({ file: gone, type: null });
  });
});
