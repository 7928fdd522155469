import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../../test/axe.ts";
import { show } from "../../../test/show.tsx";
import { PasswordField } from "./index.ts";

test("a password can be looked at and hidden again, named in the member's language", async () => {
  await show(<PasswordField label="รหัสผ่าน" defaultValue="satang-demo" />, "th");
  const password = page.getByLabelText("รหัสผ่าน", { exact: true });
  await expect.element(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "แสดงรหัสผ่าน" }).click();
  await expect.element(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "ซ่อนรหัสผ่าน" }).click();
  await expect.element(password).toHaveAttribute("type", "password");
  await expectAccessible();
});

test("password managers are told which password it is", async () => {
  await show(<PasswordField label="New" autoComplete="new-password" />);
  await expect.element(page.getByLabelText("New")).toHaveAttribute("autocomplete", "new-password");
});
