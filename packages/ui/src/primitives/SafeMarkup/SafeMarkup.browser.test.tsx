import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance, NOT_A_CONTROL } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { SafeMarkup } from "./SafeMarkup.tsx";

describeConformance(SafeMarkup, {
  otherParts: ["heading", "link", "picture"],
  props: { markup: "<p>One</p>" },
  skip: { disabled: NOT_A_CONTROL },
});

const link = (name: string | RegExp) => page.getByRole("link", { name });

test("text keeps its headings, lists, tables and emphasis", async () => {
  await show(
    <SafeMarkup
      markup={`<h1>Rules</h1><h2>Turnover</h2><p>One &amp; <b>two</b></p><ul><li>a</li><li>b</li></ul>
        <ol start="3"><li>c</li></ol>
        <table><caption>Share</caption><tr><th>Level</th><td colspan="2">5%</td></tr></table>`}
    />,
  );
  await expect.element(page.getByRole("heading", { name: "Rules", level: 3 })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Turnover", level: 4 })).toBeVisible();
  await expect.element(page.getByText("One & two")).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(3);
  await expect.element(page.getByRole("table", { name: "Share" })).toBeVisible();
  await expect.element(page.getByRole("cell", { name: "5%" })).toHaveAttribute("colspan", "2");
  await expectAccessible();
});

test("the highest heading gets the level of the page", async () => {
  await show(<SafeMarkup markup="<h3>Rules</h3><h4>Turnover</h4>" />);
  await expect.element(page.getByRole("heading", { name: "Rules", level: 3 })).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Turnover", level: 4 })).toBeVisible();
});

test("plain text is shown unchanged, including special characters", async () => {
  await show(<SafeMarkup markup={"ฝากขั้นต่ำ 2 บาท, ถอน 1 < 2 &amp;lt;b&amp;gt;"} data-testid="m" />);
  await expect
    .element(page.getByTestId("m"))
    .toHaveTextContent("ฝากขั้นต่ำ 2 บาท, ถอน 1 < 2 &lt;b&gt;");
});

test("links keep their address, and other sites open in a new tab", async () => {
  await show(
    <SafeMarkup
      markup={`<a href="/user/bonus" target="_top" class="x" onclick="x()">Bonus</a>
        <a href="https://line.example/a?b=1&amp;c=2">Away</a><a href="tel:021234567">Call</a>
        <a href="mailto:a@satang.example">Write</a><a href="line://ti/p/@satang">LINE</a>
        <a href="ftp://x.example/">Gone</a>`}
    />,
  );
  await expect.element(link("Bonus")).toHaveAttribute("href", `${location.origin}/user/bonus`);
  await expect.element(link("Bonus")).not.toHaveAttribute("target");
  await expect.element(link(/Away.*opens in a new tab/)).toHaveAttribute("target", "_blank");
  await expect.element(link(/Away/)).toHaveAttribute("rel", "noopener noreferrer");
  await expect.element(link(/Away/)).toHaveAttribute("href", "https://line.example/a?b=1&c=2");
  await expect.element(link("Call")).toHaveAttribute("href", "tel:021234567");
  await expect.element(link("Write")).toHaveAttribute("href", "mailto:a@satang.example");
  await expect.element(link("LINE")).toHaveAttribute("href", "line://ti/p/@satang");
  await expect.element(link("Gone")).not.toBeInTheDocument();
  await expect.element(page.getByText("Gone")).toBeVisible();
});

test("pictures are loaded without a referrer and are never wider than the page", async () => {
  await page.viewport(320, 568);
  await show(
    <SafeMarkup
      markup={`<img src="/wide.png" alt="Prizes" width="1200" height="300" style="width:1200px">
        ${"unbroken".repeat(40)}`}
    />,
  );
  const picture = page.getByRole("img", { name: "Prizes" });
  await expect.element(picture).toHaveAttribute("referrerpolicy", "no-referrer");
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});

test("text in Lao is marked as Lao, never as Latin", async () => {
  await show(<SafeMarkup markup='<p lang="la">ສະບາຍດີ</p>' />);
  await expect.element(page.getByText("ສະບາຍດີ")).toHaveAttribute("lang", "lo");
});

test.each(["<p> <script>x</script></p>", "<frameset onload=x><frame></frameset>", ""])(
  "markup without text shows the empty state: %j",
  async (markup) => {
    await show(<SafeMarkup markup={markup} empty={<p>Nothing here yet</p>} />);
    await expect.element(page.getByText("Nothing here yet")).toBeVisible();
  },
);

test("new markup replaces the old", async () => {
  const { rerender } = await show(<SafeMarkup markup="<p>old</p>" />);
  await expect.element(page.getByText("old")).toBeVisible();
  await rerender(<SafeMarkup markup="<p>new</p>" />);
  await expect.element(page.getByText("new")).toBeVisible();
  await expect.element(page.getByText("old")).not.toBeInTheDocument();
});
