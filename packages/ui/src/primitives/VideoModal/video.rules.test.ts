import { expect, test } from "vitest";
import { playable } from "./video.rules.ts";

const policy = {
  hosts: ["cdn.example.com"],
  origin: "https://member.example",
  language: "th-TH",
};
const id = "dQw4w9WgXcQ";

test.each([
  `https://www.youtube.com/watch?v=${id}&t=10`,
  `https://m.youtube.com/watch?v=${id}`,
  `https://youtu.be/${id}?si=track`,
  `https://www.youtube.com/shorts/${id}`,
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=0`,
])("plays %s without cookies, with captions in the member's language", (address) => {
  const { kind, src } = playable(address, policy) ?? {};
  expect(kind).toBe("frame");
  expect(src).toMatch(new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${id}\\?`));
  expect(new URL(src ?? "").searchParams.get("cc_lang_pref")).toBe("th");
});

test.each([
  ["/videos/wallet.mp4", "https://member.example/videos/wallet.mp4"],
  ["https://cdn.example.com/a/bonus.webm?v=2", "https://cdn.example.com/a/bonus.webm?v=2"],
])("plays the file %s", (address, src) => {
  expect(playable(address, policy)).toEqual({ kind: "file", src });
});

test.each([
  "javascript:alert(1)//.mp4",
  " javascript:alert(1)//.mp4",
  "java\nscript:alert(1)//.mp4",
  "data:video/mp4;base64,AAAA.mp4",
  "blob:https://member.example/1.mp4",
  "file:///etc/passwd.mp4",
  "http://cdn.example.com/a.mp4",
  "https://cdn.example.com.evil.test/a.mp4",
  "https://evil.test/?https://cdn.example.com/a.mp4",
  "https://cdn.example.com@evil.test/a.mp4",
  "https://user:word@cdn.example.com/a.mp4",
  "https://cdn.example.com:8443/a.mp4",
  "//evil.test/a.mp4",
  "\\\\evil.test/a.mp4",
  "https://youtube.com.evil.test/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/redirect?q=https://evil.test",
  "https://www.youtube.com/watch?v=../../evil",
  "https://youtu.be/short",
  "/user/home",
  "/videos/page.html",
  "",
  "https://",
])("plays nothing from %j", (address) => {
  expect(playable(address, policy)).toBeUndefined();
});
