import { drop, exampleOf, refuse, reply } from "@satang/api/testing";
import { expect, test, vi } from "vitest";
import { LoginExample } from "../examples/login.tsx";
import { RegisterExample } from "../examples/register.tsx";
import { StatementExample } from "../examples/statement.tsx";
import { createDevice, renderWithBackend } from "./render-with-backend.tsx";

test("login: a member corrects a wrong password and signs in once", async () => {
  const onSignedIn = vi.fn();
  const { screen, backend, sent } = await renderWithBackend(
    <LoginExample onSignedIn={onSignedIn} />,
    {
      device: createDevice({ token: null }),
      overrides: [refuse("sessionLogin", "WRONG_CREDENTIAL")],
    },
  );
  const submit = screen.getByRole("button", { name: "Log in" });
  await submit.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("Fill in all fields.");
  await expect.element(screen.getByLabelText("Password")).toHaveAttribute("aria-invalid", "true");
  await screen.getByLabelText("Phone number").fill("081-234-5678");
  await screen.getByLabelText("Password").fill("wrong");
  await submit.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("WRONG_CREDENTIAL");
  backend.use(reply("sessionLogin", { token: "t-1" }));
  await screen.getByLabelText("Password").fill("satang-demo");
  await screen.getByLabelText("Stay signed in").click();
  await expect.element(screen.getByLabelText("Stay signed in")).toBeChecked();
  await submit.click();
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(null));
  expect(sent("sessionLogin").at(-1)?.body).toEqual({
    username: "0812345678",
    password: "satang-demo",
  });
});

test("register: a member registers and follows the link to the login", async () => {
  const onRegistered = vi.fn();
  const { screen, sent } = await renderWithBackend(
    <RegisterExample onRegistered={onRegistered} />,
    {
      device: createDevice({ token: null }),
    },
  );
  const next = screen.getByRole("button", { name: "Next" });
  const fill = (label: string, text: string) =>
    screen.getByLabelText(label, { exact: true }).fill(text);
  await next.click();
  await expect.element(screen.getByRole("alert")).toHaveTextContent("required");
  await fill("Phone number", "+66 81 234 5678");
  await next.click();
  await fill("Code", "123456");
  await next.click();
  await fill("Name", "สมชาย");
  await fill("Password", "p4ss");
  await fill("Password again", "p4ss");
  await next.click();
  await screen.getByLabelText("Bank", { exact: true }).selectOptions("KBANK");
  await fill("Account number", "123-4-56789-0");
  await fill("First name", "somchai");
  await expect.element(screen.getByLabelText("First name")).toHaveValue("SOMCHAI");
  await fill("Last name", "jaidee");
  await next.click();
  await screen.getByRole("link", { name: "Log in" }).click();
  await vi.waitFor(() => expect(onRegistered).toHaveBeenCalledTimes(1));
  expect(sent("accountRegister").map(({ body }) => body)).toEqual([
    {
      name: "สมชาย",
      phoneNumber: "0812345678",
      password: "p4ss",
      bankCode: "KBANK",
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: "1234567890",
    },
  ]);
});

test("statement: a member reads it again after a lost connection and goes to the next page", async () => {
  const { screen, backend, sent } = await renderWithBackend(<StatementExample />, {
    overrides: [drop("statementList")],
  });
  await expect.element(screen.getByRole("alert")).toBeVisible();
  backend.use(reply("statementList", { ...exampleOf("statementList"), total: 12 }));
  await screen.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(screen.getByRole("list", { name: "Statement" }).getByRole("listitem").first())
    .toBeVisible();
  const previous = screen.getByRole("button", { name: "Previous" });
  await expect.element(previous).toBeDisabled();
  await screen.getByRole("button", { name: "Next" }).click();
  await expect.element(screen.getByLabelText("Current page")).toHaveTextContent("2");
  await expect
    .element(screen.getByRole("button", { name: "Page 2" }))
    .toHaveAttribute("aria-current", "page");
  await vi.waitFor(() => expect(sent("statementList").at(-1)?.body).toMatchObject({ page: 2 }));
  await expect.element(screen.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("statement: a message is shown when there are no rows", async () => {
  const { screen } = await renderWithBackend(<StatementExample />, {
    overrides: [reply("statementList", { total: 0, statements: [] })],
  });
  await expect.element(screen.getByText("No transactions yet")).toBeVisible();
});
