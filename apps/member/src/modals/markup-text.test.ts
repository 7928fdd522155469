import { describe, expect, it } from "vitest";
import { markupText } from "./markup-text.rules.ts";

describe("server markup as plain text", () => {
  it("keeps paragraphs, line breaks and list items", () => {
    expect(
      markupText("<h2>Rules</h2><p>One &amp; two<br/>three</p><ul><li>a</li><li>b</li></ul>"),
    ).toEqual(["Rules", "One & two", "three", "• a", "• b"]);
  });

  it("takes plain text as it is", () => {
    expect(markupText("ฝากขั้นต่ำ 2 บาท\nถอน 1 < 2")).toEqual(["ฝากขั้นต่ำ 2 บาท", "ถอน 1 < 2"]);
  });

  it("drops what would run or hide, closed or not", () => {
    expect(
      markupText(
        '<script>alert(1)</script>a<img src=x onerror="alert(2)"><style>b{}</style><!-- c',
      ),
    ).toEqual(["a"]);
    expect(markupText("a<script>alert(1)")).toEqual(["a"]);
  });

  it("decodes an entity once, so that text about markup stays text", () => {
    expect(markupText("&amp;lt;b&amp;gt; &#3647;5 &#x0E3F;6 &unknown; &#0;")).toEqual([
      "&lt;b&gt; ฿5 ฿6 &unknown; &#0;",
    ]);
  });

  it("has nothing to say about nothing", () => {
    expect(markupText(" <p> </p> ")).toEqual([]);
  });
});
