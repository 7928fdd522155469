import { createPortal } from "react-dom";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ThemeScope } from "./ThemeScope.tsx";
import { useThemeScope } from "./theme-scope-context.ts";

const variable = (element: Element, name: string) =>
  getComputedStyle(element).getPropertyValue(name).trim();

function Portalled() {
  return createPortal(
    <div {...useThemeScope()} data-testid="portalled">
      Sheet
    </div>,
    document.body,
  );
}

test("a brand is worn inside its scope only, and by what opens from it", async () => {
  await render(
    <>
      <p>Outside</p>
      <ThemeScope theme="river-day">
        <p>Inside</p>
        <Portalled />
      </ThemeScope>
    </>,
  );
  const surface = (element: Element) => variable(element, "--satang-color-surface");
  expect(surface(page.getByText("Outside").element())).toBe("#121933");
  expect(surface(page.getByText("Inside").element())).toBe("#ffffff");
  expect(surface(page.getByTestId("portalled").element())).toBe("#ffffff");
});

test("a scope in a scope without a brand of its own keeps the one around it", async () => {
  await render(
    <ThemeScope theme="river-day">
      <ThemeScope data-testid="inner">x</ThemeScope>
    </ThemeScope>,
  );
  await expect.element(page.getByTestId("inner")).toHaveAttribute("data-satang-theme", "river-day");
});

test("each script gets the line height its marks need", async () => {
  await render(
    <div data-satang="">
      <p lang="th-TH">ที่ปลื้มอู้ฟู่</p>
      <p lang="lo-LA">ຢືນຢັນ</p>
      <p lang="en-GB">Confirm</p>
    </div>,
  );
  const lines = [...document.querySelectorAll("p[lang]")].map(
    (line) => Number.parseFloat(getComputedStyle(line).lineHeight) / 16,
  );
  expect(lines.map((line) => Number(line.toFixed(2)))).toEqual([1.6, 1.65, 1.45]);
});
