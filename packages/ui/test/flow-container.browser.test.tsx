import { expectAccessible } from "@satang/story-kit/axe";
import { money, statementRow } from "@satang/story-kit/fake-money";
import { showMoney } from "@satang/story-kit/show-money";
import type { ComponentType } from "react";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { BonusFlow } from "../src/flows/bonus/index.ts";
import { FlowContainer } from "../src/flows/container/index.ts";
import { ContactFlow, HowtoFlow } from "../src/flows/info/index.ts";
import { ProfileFlow } from "../src/flows/profile/index.ts";
import { ProtectionFlow } from "../src/flows/protection/index.ts";
import { RegisterFlow } from "../src/flows/register/index.ts";
import { LoginFlow } from "../src/flows/session/index.ts";
import { StatementFlow } from "../src/flows/statement/index.ts";
import type { FlowHeaderProps, FlowPartsProps } from "../src/provider/index.ts";

const nothing = () => undefined;
const overrides = [...money(500), statementRow("deposit")];

/** Every flow that is always in the page. */
const screens: readonly [name: string, Flow: ComponentType<FlowPartsProps>, title: string][] = [
  ["LoginFlow", (props) => <LoginFlow {...props} onSignedIn={nothing} />, "Log in"],
  ["RegisterFlow", (props) => <RegisterFlow {...props} onRegistered={nothing} />, "Register"],
  ["StatementFlow", StatementFlow, "Statement"],
  ["BonusFlow", BonusFlow, "Bonus"],
  [
    "ProfileFlow",
    (props) => <ProfileFlow {...props} onChangePassword={nothing} onEdit={nothing} />,
    "Profile",
  ],
  [
    "ProtectionFlow",
    (props) => <ProtectionFlow {...props} onLimit={nothing} onBreak={nothing} />,
    "Limits and breaks",
  ],
  ["ContactFlow", ContactFlow, "Contact us"],
  ["HowtoFlow", (props) => <HowtoFlow {...props} videos={{}} />, "How-to videos"],
];
const dialog = page.getByRole("dialog");
const OwnHeader = ({ onClose }: FlowHeaderProps) => (
  <button type="button" onClick={() => onClose?.()}>
    Leave
  </button>
);
const back = page.getByRole("button", { name: "Back", exact: true });

describe.each(screens)("%s in a container", (name, Flow, title) => {
  const signedIn = name !== "LoginFlow" && name !== "RegisterFlow";

  test("is a modal, a part of the page, or a page", async () => {
    const onOpenChange = vi.fn();
    const contained = (presentation?: "inline" | "page") => (
      <FlowContainer open onOpenChange={onOpenChange} presentation={presentation}>
        <Flow />
      </FlowContainer>
    );
    const { screen } = await showMoney(contained(), { overrides, signedIn });
    const modal = page.getByRole("dialog", { name: title });
    await expect.element(modal.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect.element(page.getByRole("heading", { level: 1 })).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.keyboard("{Escape}");
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "escape" });

    await screen.rerender(contained("inline"));
    const section = page.getByRole("region", { name: title }).first();
    await expect.element(section.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(back).not.toBeInTheDocument();

    await screen.rerender(contained("page"));
    await expect.element(section.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectAccessible();
    onOpenChange.mockClear();
    await back.first().click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "closeButton" });
  });

  test("reads nothing before it is opened", async () => {
    const contained = (open: boolean) => (
      <>
        <p>The page</p>
        <FlowContainer open={open} onOpenChange={nothing}>
          <Flow />
        </FlowContainer>
      </>
    );
    const { backend, screen } = await showMoney(contained(false), { overrides, signedIn });
    await expect.element(page.getByText("The page")).toBeVisible();
    window.dispatchEvent(new Event("online"));
    expect(backend.calls).toEqual([]);
    await screen.rerender(contained(true));
    await expect.element(page.getByRole("dialog", { name: title })).toBeVisible();
  });

  test("has the classes and the header of the host once", async () => {
    const onOpenChange = vi.fn();
    await showMoney(
      <FlowContainer open onOpenChange={onOpenChange}>
        <Flow
          classNames={{ root: "own-root", header: "own-header", body: "own-body" }}
          slots={{ header: OwnHeader }}
        />
      </FlowContainer>,
      { overrides, signedIn },
    );
    await expect.element(page.getByRole("dialog", { name: title })).toHaveClass("own-root");
    for (const part of ["root", "header"])
      expect(document.querySelectorAll(`.own-${part}`), part).toHaveLength(1);
    expect(document.querySelectorAll(".own-body").length).toBeLessThan(2);
    await page.getByRole("button", { name: "Leave" }).click();
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason: "closeButton" });
  });
});

test("typed text is kept while the container is closed", async () => {
  const contained = (open: boolean) => (
    <FlowContainer open={open} onOpenChange={nothing}>
      <LoginFlow />
    </FlowContainer>
  );
  const { screen } = await showMoney(contained(true), { signedIn: false });
  const username = page.getByRole("textbox", { name: "Phone number or username" });
  await username.fill("0812345678");
  await screen.rerender(contained(false));
  await expect.element(dialog).not.toBeInTheDocument();
  await screen.rerender(contained(true));
  await expect.element(username).toHaveValue("0812345678");
});
