import { describe, expect, it } from "vitest";
import { answerContent, readContent, webAddressOf } from "./content.rules.ts";

const read = (message_type: string, payload?: unknown, payloads?: unknown) =>
  readContent({ message_type, payload, payloads });

describe("the content of a message", () => {
  it("is read by its type", () => {
    expect(read("text", "สวัสดี")).toEqual({ kind: "text", text: "สวัสดี" });
    expect(read("media", { fileType: "video", url: "/a.mp4", name: "a.mp4" })).toEqual({
      kind: "media",
      media: { kind: "video", address: "/a.mp4", name: "a.mp4", text: null },
    });
    expect(read("quick_replies", null, ["Yes", { title: "No", payload: "NO" }])).toMatchObject({
      kind: "quickReplies",
      text: null,
      buttons: [
        { title: "Yes", kind: "text" },
        { title: "No", kind: "postback", payload: "NO" },
      ],
    });
    expect(
      read("generic", null, [{ title: "Card", subtitle: "", image_url: "/a.png" }, { title: 7 }]),
    ).toEqual({
      kind: "cards",
      cards: [{ title: "Card", subtitle: null, picture: "/a.png", buttons: [] }],
    });
    expect(
      read("postback", "MORE", [{ type: "postback", title: "More", payload: "MORE" }]),
    ).toEqual({ kind: "text", text: "More" });
    expect(read("postback", "MORE")).toEqual({ kind: "text", text: "MORE" });
  });

  it("is unknown when it cannot be read, and never throws", () => {
    const unseen = ["\u200b", "\u200e \u00a0\u202c", ["\u2060"], [{ title: "\u2800" }]];
    const others = [undefined, null, 7, "", " ", [], {}, [null], { fileType: {} }, [[{}]]];
    const odd = [...others, ...unseen];
    for (const type of ["text", "buttons", "quick_replies", "generic", "postback", "sticker", ""]) {
      for (const value of odd) expect(read(type, value, value)).toEqual({ kind: "unknown" });
    }
    for (const value of odd) expect(() => read("media", value, value)).not.toThrow();
  });

  it("has a shorter name of a file that is longer than a name that people read", () => {
    const name = `${"a".repeat(300)}.png`;
    expect(read("media", { fileType: "image", name })).toMatchObject({
      media: { name: `${"a".repeat(199)}…` },
    });
  });

  it("a media message of an unknown kind is a file", () => {
    expect(read("media", { fileType: "audio", filePath: "/a" })).toMatchObject({
      media: { kind: "file", address: "/a" },
    });
  });
});

describe("a button", () => {
  const hrefOf = (type: string, payload: unknown) => {
    const content = read("buttons", "text", [{ type, title: "Open", payload }]);
    return content.kind === "buttons" ? content.buttons[0]?.href : undefined;
  };

  it("leads to the web or calls a number", () => {
    expect(hrefOf("web", "https://satang.example/a")).toBe("https://satang.example/a");
    expect(hrefOf("call", "+66 2-123 4567")).toBe("tel:+6621234567");
    expect(hrefOf("call", "tel:021234567")).toBe("tel:021234567");
    expect(hrefOf("call", "\u202atel://02\u20111234567;ext=1\u202c")).toBe("tel:021234567");
    expect(hrefOf("web", "\u200b https://satang.example/a\u200e")).toBe("https://satang.example/a");
    expect(hrefOf("postback", "https://satang.example")).toBeNull();
  });

  it.each([
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,x",
    "https://user@evil.example",
    "blob:https://a.example/1",
    "file:///etc/passwd",
    "",
  ])("has no link for %j", (address) => {
    expect(webAddressOf(address) ?? null).toBe(null);
    expect(hrefOf("call", address)).toBeNull();
  });

  it("is answered with its payload, and a text with itself", () => {
    const button = { title: "More", kind: "postback", href: null, payload: "MORE" } as const;
    expect(answerContent(button)).toEqual({
      message_type: "postback",
      payload: "MORE",
      payloads: [{ type: "postback", title: "More", payload: "MORE" }],
    });
    expect(answerContent({ ...button, kind: "text" })).toEqual({
      message_type: "text",
      payload: "More",
    });
  });
});
