import { SatangProvider } from "@satang/headless/provider";
import { defineLocale } from "@satang/i18n";
import { expectAccessible } from "@satang/story-kit/axe";
import {
  createFakeWallet,
  drop,
  type FakeWalletOptions,
  garbage,
  refuse,
} from "@satang/story-kit/fake-wallet";
import { show } from "@satang/story-kit/show";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LoginFlow, type LoginFlowProps } from "./LoginFlow.tsx";

const username = page.getByRole("textbox", { name: "Phone number or username" });
const password = page.getByLabelText("Password", { exact: true });
const submit = page.getByRole("button", { name: "Log in" });

async function open(options: FakeWalletOptions = {}, props: LoginFlowProps = {}) {
  const wallet = createFakeWallet(options);
  await show(
    <SatangProvider {...wallet.satang}>
      <LoginFlow {...props} />
    </SatangProvider>,
  );
  return wallet;
}

async function fill() {
  await username.fill("081-234-5678");
  await password.fill("satang-demo");
}

test("a member logs in, and onSignedIn is called", async () => {
  const onSignedIn = vi.fn();
  const { device } = await open({}, { onSignedIn });
  await fill();
  await page.getByRole("checkbox", { name: "Keep me logged in on this device" }).click();
  await submit.click();
  await expect.poll(() => onSignedIn).toHaveBeenCalledTimes(1);
  expect(device.read("token")).toBeDefined();
});

test("a number that was just registered is filled in", async () => {
  await open({}, { username: "0812345678" });
  await expect.element(username).toHaveValue("0812345678");
  await expect.element(password).toHaveValue("");
});

test("an empty form shows the error of each field and moves the focus to the first", async () => {
  const { backend } = await open();
  await submit.click();
  await expect
    .element(username)
    .toHaveAccessibleDescription("Enter your phone number or username.");
  await expect.element(username).toHaveFocus();
  // The first letter once moved the focus to the password, so that the other letters were typed
  // there.
  await userEvent.keyboard("081");
  await expect.element(username).not.toHaveAccessibleDescription();
  await expect.element(username).toHaveValue("081");
  await expect.element(username).toHaveFocus();
  await submit.click();
  await expect.element(password).toHaveFocus();
  expect(backend.calls.some(({ id }) => id === "sessionLogin")).toBe(false);
});

test("an empty field that is refused again while it has the focus is announced each time", async () => {
  await open();
  const announced = () => document.querySelector("form [aria-live=assertive] > *");
  await username.click();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => announced()?.textContent).toBe("Enter your phone number or username.");
  const first = announced();
  await userEvent.keyboard("{Enter}");
  await expect.poll(announced).not.toBe(first);
  expect(announced()).toHaveTextContent("Enter your phone number or username.");
});

test("a second refusal in the same words is an alert of its own", async () => {
  await open({ overrides: [refuse("sessionLogin", "WRONG_CREDENTIAL")] });
  await fill();
  await submit.click();
  const alert = page.getByRole("alert");
  await expect.element(alert).toBeVisible();
  const first = alert.element();
  await submit.click();
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(alert).toMatchTextContent("The phone number or the password is wrong.");
});

test("a refused login shows the reason, keeps the typed values and removes the error on typing", async () => {
  await open({ overrides: [refuse("sessionLogin", "WRONG_CREDENTIAL")] });
  await fill();
  await submit.click();
  const alert = page.getByText("The phone number or the password is wrong.");
  await expect.element(alert).toBeVisible();
  await expect.element(username).toHaveValue("081-234-5678");
  await expect.element(password).toHaveValue("satang-demo");
  await expectAccessible();
  await password.fill("satang-demo2");
  await expect.element(alert).not.toBeInTheDocument();
});

for (const [fault, override] of [
  ["a lost line", drop("sessionLogin")],
  ["an HTML error page", garbage("sessionLogin")],
] as const) {
  test(`${fault} ends with a message, not with an endless loader`, async () => {
    await open({ overrides: [override] });
    await fill();
    await submit.click();
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.element(submit).not.toHaveAttribute("aria-busy", "true");
    await expect.element(password).toHaveValue("satang-demo");
  });
}

test("the language switch shows each language with its own name", async () => {
  const onLocaleChange = vi.fn();
  await open({}, { onLocaleChange });
  await page.getByRole("radio", { name: "ລາວ" }).click();
  expect(onLocaleChange).toHaveBeenCalledWith("la");
  await expectAccessible();
});

test.each(["th", "la", "en"] as const)(
  "the link to the registration has a touch target of 44 px without additional space: %s",
  async (locale) => {
    const wallet = createFakeWallet();
    await show(
      <SatangProvider {...wallet.satang}>
        <LoginFlow />
      </SatangProvider>,
      locale,
    );
    const link = page.getByRole("link").element();
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(link.parentElement?.getBoundingClientRect().height).toBeLessThan(44);
  },
);

test("a member chooses one of the host's own languages", async () => {
  const khmer = defineLocale({ tag: "km-KH", name: "ខ្មែរ", base: "en", catalogue: {} });
  const onLocaleChange = vi.fn();
  const wallet = createFakeWallet();
  await show(
    <SatangProvider {...wallet.satang}>
      <LoginFlow locales={["en", khmer]} onLocaleChange={onLocaleChange} />
    </SatangProvider>,
  );
  await expect.element(page.getByRole("radio", { name: "English" })).toBeChecked();
  await expect.element(page.getByText("ลาว")).not.toBeInTheDocument();
  await page.getByRole("radio", { name: "ខ្មែរ" }).click();
  expect(onLocaleChange).toHaveBeenCalledExactlyOnceWith(khmer);
});

test("a site where nobody registers offers no registration", async () => {
  await open({}, { registerHref: null });
  await expect.element(submit).toBeVisible();
  await expect.element(page.getByText("No account yet?")).not.toBeInTheDocument();
  await expect.element(page.getByText(/need help/)).not.toBeInTheDocument();
});

test("the host's link to help is below the button, and absent without one", async () => {
  await open({}, { helpLink: <a href="/contact">Help</a> });
  const help = page.getByRole("link", { name: "Forgot your password / need help?" });
  await expect.element(help).toHaveAttribute("href", "/contact");
  expect(submit.element().compareDocumentPosition(help.element())).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});
