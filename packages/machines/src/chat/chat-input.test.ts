import { describe, expect, it } from "vitest";
import { findChatFileProblem, sniffChatFile } from "./chat-file.rules.ts";
import { countCharacters, findChatTextProblem, isSendKey } from "./chat-text.rules.ts";

describe("a typed text", () => {
  it.each([
    "",
    " ",
    "\n\t",
    "\u00a0",
    "\u200b",
    " \u2060\ufeff ",
    "\u202a\u202c",
    "\u3164",
    "\u2800",
  ])("is refused when it is empty: %j", (text) => {
    expect(findChatTextProblem(text)).toBe("empty");
  });

  it("has at most 2000 characters, and an emoji is one", () => {
    for (const character of ["a", "ก", "ກ", "🙂"]) {
      expect(findChatTextProblem(character.repeat(2000))).toBeNull();
      expect(findChatTextProblem(character.repeat(2001))).toBe("tooLong");
    }
    expect(countCharacters("🙂a")).toBe(2);
  });

  it("is sent by Enter without modifiers, and not while a word is being composed", () => {
    const enter = {
      key: "Enter",
      shiftKey: false,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      isComposing: false,
    };
    expect(isSendKey(enter)).toBe(true);
    expect(isSendKey({ ...enter, key: "a" })).toBe(false);
    for (const held of ["shiftKey", "ctrlKey", "altKey", "metaKey", "isComposing"]) {
      expect(isSendKey({ ...enter, [held]: true }), held).toBe(false);
    }
  });
});

describe("a chosen file", () => {
  const MIB = 1024 * 1024;
  const bytes = {
    png: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
    gif: Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61),
    mp4: Uint8Array.of(0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d),
    mov: Uint8Array.of(0, 0, 0, 0x14, 0x66, 0x74, 0x79, 0x70, 0x71, 0x74, 0x20, 0x20),
  };
  const svg = Uint8Array.from("<svg xmlns=", (character) => character.charCodeAt(0));

  it("is known by its bytes", () => {
    for (const first of [bytes.png, bytes.jpeg, bytes.gif])
      expect(sniffChatFile(first)).toBe("image");
    for (const first of [bytes.mp4, bytes.mov]) expect(sniffChatFile(first)).toBe("video");
    for (const first of [svg, new Uint8Array()]) expect(sniffChatFile(first)).toBeNull();
  });

  it.each(["heic", "heix", "hevc", "mif1", "avif", "M4A "])(
    "is not supported when it begins as a film does and is none: %s",
    (brand) => {
      const first = bytes.mp4.slice();
      first.set(
        Array.from(brand, (character) => character.charCodeAt(0)),
        8,
      );
      expect(sniffChatFile(first)).toBeNull();
      const problem = findChatFileProblem({ name: "IMG_1.heic", size: 1, first });
      expect(problem).toEqual({ kind: "unsupported" });
    },
  );

  it.each([
    ["noextension", bytes.png],
    ["", bytes.png],
    ["ends.", bytes.png],
    ["picture.svg", svg],
    ["picture.png", svg],
    ["empty.png", new Uint8Array()],
  ])("is not supported: %j", (name, first) => {
    expect(findChatFileProblem({ name, size: 1, first })).toEqual({ kind: "unsupported" });
  });

  it.each([
    ["a.jpg", bytes.jpeg, 10],
    ["a.gif", bytes.gif, 10],
    ["a.mp4", bytes.mp4, 20],
    ["A.B.MOV", bytes.mov, 20],
  ])("has a largest size: %s", (name, first, limitMb) => {
    expect(findChatFileProblem({ name, size: limitMb * MIB, first })).toBeNull();
    expect(findChatFileProblem({ name, size: limitMb * MIB + 1, first })).toEqual({
      kind: "tooLarge",
      limitMb,
    });
  });
});
