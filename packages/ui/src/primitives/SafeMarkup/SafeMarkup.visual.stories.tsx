import { pictures } from "@satang/story-kit/pictures";
import preview from "@satang/story-kit/preview";
import { SafeMarkup } from "./index.ts";

const meta = preview.meta({
  title: "Pictures/SafeMarkup",
  component: SafeMarkup,
  parameters: pictures.primitive,
});

const unshown = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

const markup = `
<h1>ที่ปลื้มอู้ฟู่</h1><h2>Second</h2><h3>Third</h3>
<p>ที่ปลื้มอู้ฟู่ <b>bold</b> <i>italic</i> <u>under</u> <s>struck</s> <mark>marked</mark> <small>small</small>
x<sup>2</sup> H<sub>2</sub>O <code>code</code> <a href="/user">ลิงก์ที่ปลื้มอู้ฟู่</a> <a href="https://satang.example/">away</a></p>
<p lang="lo">ຖີ້ມ ຄືນຍອດເສຍທຸກມື້ <a href="tel:021234567">ໂທ</a></p>
<ul><li>ที่ปลื้มอู้ฟู่<ul><li>ຖີ້ມ</li></ul></li><li>two</li></ul><ol start="9"><li>nine</li><li>ten</li></ol>
<dl><dt>Term</dt><dd>What it means</dd></dl>
<blockquote>Quoted words ที่ปลื้มอู้ฟู่</blockquote><hr><pre>  as
    typed</pre>
<table><caption>Levels</caption><tr><th>Level</th><th>Share</th></tr><tr><td>1</td><td>5%</td></tr></table>
<p>${"Unbroken".repeat(12)}</p><p><img src="${unshown}" alt="A picture that may not be shown"></p>`;

/** Every element that is allowed, on the narrowest column. */
export const Everything = meta.story({
  render: () => (
    <div style={{ maxWidth: 320 }}>
      <SafeMarkup markup={markup} />
    </div>
  ),
  // The sanitizer is loaded on demand.
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
  },
});
