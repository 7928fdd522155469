import { expect, test } from "vitest";
import { usedStyles } from "../../build/used-styles.ts";

const html = '<main class="a b"><p class="c">Satang</p></main>';

test.each([
  ["a class that an element has", ".a{color:red}.a.c{color:red}.b>.c{color:red}"],
  ["a state", ".a:hover{color:red}.c:focus-visible::before{color:red}"],
  ["no class", "h2{color:red}[data-sent] input:checked{color:red}#x{color:red}"],
  ["a class that an element must not have", ".a:not(.x,.y .z){color:red}"],
  ["one of several classes", ":is(.x,.a){color:red}.a:has(>:where(.x)){color:red}"],
  ["an attribute with a dot", 'a[href$=".x"]{color:red}'],
  ["an escaped class", ".x\\:y{color:red}"],
  ["a frame of an animation", "@keyframes k{12.5%{color:red}}"],
  ["a font and a media feature", "@font-face{font-family:F}@media print{.a{color:red}}"],
])("a rule that needs %s stays", (_, css) => {
  expect(usedStyles(css, html)).toBe(css);
});

test("a rule that needs a class that no element has is left out, and what is then empty", () => {
  const css =
    ".a{top:0}.x,.b{top:0}.a .x:hover{top:0}@media print{.x{top:0}@supports (top:0){.x{top:0}}}";
  expect(usedStyles(css, html)).toBe(".a{top:0}.b{top:0}");
});

test("a layer keeps its place when all of its rules are left out", () => {
  const css = "@layer one{.x{top:0}}@layer two{.a{top:0}}";
  expect(usedStyles(css, html)).toBe("@layer one{}@layer two{.a{top:0}}");
});

test("a variable is left out when no rule uses it, directly or through another one", () => {
  const css =
    ":root{--used:0;--through:var(--used);--unused:0;--by-unused:var(--unused)}.x{top:var(--by-unused)}.a{top:var(--through)}";
  expect(usedStyles(css, html)).toBe(":root{--used:0;--through:var(--used)}.a{top:var(--through)}");
});
