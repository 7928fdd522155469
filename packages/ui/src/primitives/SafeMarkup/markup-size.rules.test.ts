import { describe, expect, it } from "vitest";
import { isTooLarge } from "./markup-size.rules.ts";

const MANY = 20_000;

describe("markup that would take long", () => {
  it.each([
    ["750 kB of words", "word ".repeat(150_000)],
    ["too many tags", "<p>a</p>".repeat(3_000)],
    ["blocks that stay open", "<div>word".repeat(1_100)],
    ["inline tags that stay open", "<b><p>".repeat(1_000)],
    [
      "inline tags with attributes that stay open",
      Array.from({ length: 300 }, (_, at) => `<b id=${at}><p>`).join(""),
    ],
    [
      "open tags, closed in comments only",
      `${"<b x=1><!-- </b> -->".repeat(200)}${"<p>".repeat(500)}`,
    ],
    ["links that stay open", '<a href="/x">'.repeat(300) + "<div>".repeat(300)],
    ["upper case", "<FONT COLOR=RED>".repeat(200) + "<P>".repeat(500)],
    ["tags without an end", "<b ".repeat(MANY)],
    [
      "tags that are closed inside an attribute",
      `${'<b x="></b>">'.repeat(200)}${"<p>".repeat(500)}`,
    ],
  ])("is refused: %s", (_name, markup) => {
    expect(isTooLarge(markup)).toBe(true);
  });

  it.each([
    ["words", "ข้อกำหนด ".repeat(10_000)],
    ["signs that are no tags", "1 < 2 > 1 ".repeat(3_000)],
    ["many paragraphs", "<p>One <b>two</b> <a href='/x'>three</a></p>".repeat(500)],
    ["inline tags inside each other", '<p><b><i><a href="/x">x</a></i></b></p>'.repeat(400)],
    ["a list of strong words with attributes", '<li><strong class="x">a</strong></li>'.repeat(900)],
    ["a few tags that nobody closed", `<b><p>${"<p>word</p>".repeat(500)}`],
    ["paragraphs and list items that nobody closed", "<p>word<ul><li>a<li>b</ul>".repeat(700)],
    ["nothing", ""],
  ])("is not refused: %s", (_name, markup) => {
    expect(isTooLarge(markup)).toBe(false);
  });
});
