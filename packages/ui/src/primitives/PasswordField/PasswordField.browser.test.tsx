import { expectAccessible } from "@satang/story-kit/axe";
import { describeConformance } from "@satang/story-kit/describe-conformance";
import { show } from "@satang/story-kit/show";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { PasswordField } from "./index.ts";

describeConformance(PasswordField, { props: { label: "Label" }, target: "input" });

test("a password can be shown and hidden again, with a button in the member's language", async () => {
  await show(<PasswordField label="รหัสผ่าน" defaultValue="satang-demo" />, "th");
  const password = page.getByLabelText("รหัสผ่าน", { exact: true });
  await expect.element(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "แสดงรหัส\u2060ผ่าน" }).click();
  await expect.element(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "ซ่อนรหัส\u2060ผ่าน" }).click();
  await expect.element(password).toHaveAttribute("type", "password");
  await expectAccessible();
});

test("password managers get the right autocomplete value", async () => {
  await show(<PasswordField label="New" autoComplete="new-password" />);
  await expect.element(page.getByLabelText("New")).toHaveAttribute("autocomplete", "new-password");
});

test("a password that is shown is hidden before its form is sent, so that the browser stores it as a password", async () => {
  const sent: string[] = [];
  await show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(event.currentTarget.querySelector("input")?.type ?? "");
      }}
    >
      <PasswordField label="Password" defaultValue="satang-demo" />
    </form>,
  );
  const password = page.getByLabelText("Password", { exact: true });
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.element(password).toHaveAttribute("type", "text");
  password.element().focus();
  await userEvent.keyboard("{Enter}");
  expect(sent).toEqual(["password"]);
  await expect.element(page.getByRole("button", { name: "Show password" })).toBeVisible();
  await expect.element(password).toHaveAttribute("type", "password");
});
