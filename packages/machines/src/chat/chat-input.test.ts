import type { MediaType } from "@satang/core";
import { describe, expect, it } from "vitest";
import { type ChatFileKind, chatKindOf, findChatFileProblem } from "./chat-file.rules.ts";
import { chatTextLength, findChatTextProblem, isSendKey } from "./chat-text.rules.ts";

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
    expect(chatTextLength("🙂a")).toBe(2);
  });

  it("is counted as it is sent: line breaks of Windows, outer spaces and invisible characters are not", () => {
    const words = "a\r\n".repeat(1000);
    expect(chatTextLength(words)).toBe(1999);
    expect(findChatTextProblem(words)).toBeNull();
    expect(chatTextLength(`  \u200b${"ก".repeat(2000)}\u200b\n`)).toBe(2000);
    expect(findChatTextProblem(`  \u200b${"ก".repeat(2000)}\u200b\n`)).toBeNull();
    expect(findChatTextProblem(` ${"ก".repeat(2001)} `)).toBe("tooLong");
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

  it.each<[MediaType | null, ChatFileKind | null]>([
    ["image/png", "image"],
    ["image/jpeg", "image"],
    ["image/gif", "image"],
    ["video/mp4", "video"],
    ["video/quicktime", "video"],
    ["image/webp", null],
    ["image/bmp", null],
    ["image/heic", null],
    ["image/heif", null],
    ["image/avif", null],
    ["application/pdf", null],
    [null, null],
  ])("with the content %j is %j", (type, kind) => {
    expect(chatKindOf(type)).toBe(kind);
    const problem = kind === null ? { kind: "unsupported", because: "content" } : null;
    expect(findChatFileProblem({ name: "picture.png", size: 1, type })).toEqual(problem);
  });

  it.each<[string, MediaType | null, string]>([
    ["noextension", "image/png", "name"],
    ["", "image/png", "name"],
    ["ends.", "image/png", "name"],
    ["noextension", null, "content"],
  ])("is not supported: %j, %j", (name, type, because) => {
    expect(findChatFileProblem({ name, size: 1, type })).toEqual({ kind: "unsupported", because });
  });

  it.each<[string, MediaType]>([
    ["picture.bin", "image/jpeg"],
    ["picture.txt", "image/png"],
    ["picture.heic", "image/jpeg"],
    ["film.png", "video/mp4"],
  ])("is taken by its content, whatever its name says: %j", (name, type) => {
    expect(findChatFileProblem({ name, size: 1, type })).toBeNull();
  });

  it.each<[string, MediaType, number]>([
    ["a.jpg", "image/jpeg", 10],
    ["a.gif", "image/gif", 10],
    ["a.mp4", "video/mp4", 20],
    ["A.B.MOV", "video/quicktime", 20],
  ])("has a largest size: %s", (name, type, limitMb) => {
    expect(findChatFileProblem({ name, size: limitMb * MIB, type })).toBeNull();
    expect(findChatFileProblem({ name, size: limitMb * MIB + 1, type })).toEqual({
      kind: "tooLarge",
      limitMb,
    });
  });
});
