import type { DisplayLocale } from "@satang/i18n";
import type {
  ChatModel,
  DepositModel,
  LoginModel,
  SpinModel,
  WalletModel,
  WithdrawModel,
  Words,
} from "@satang/ui/testing";
import type { Page } from "playwright";
import { importPacked } from "../import-packed.ts";
import { MEMBER } from "./member.data.ts";

/** The page models that a partner installs, in the language of a page. */
export type Models = {
  readonly page: Page;
  readonly words: Words;
  readonly login: LoginModel;
  readonly wallet: WalletModel;
  readonly withdraw: WithdrawModel;
  readonly deposit: DepositModel;
  readonly spin: SpinModel;
  readonly chat: ChatModel;
};

/** @param brand of the chat */
export async function modelsOf(page: Page, locale: DisplayLocale, brand?: string): Promise<Models> {
  const testing = await importPacked("ui/dist/testing/index.js");
  const words = await testing.wordsOf(locale);
  return {
    page,
    words,
    login: new testing.LoginModel(page, words),
    wallet: new testing.WalletModel(page, words),
    withdraw: new testing.WithdrawModel(page, words),
    deposit: new testing.DepositModel(page, words),
    spin: new testing.SpinModel(page, words),
    chat: new testing.ChatModel(page, words, brand === undefined ? {} : { brand }),
  };
}

/** A member who is not signed in logs in with the form of the page. */
export const logIn = ({ login }: Models): Promise<void> =>
  login.signIn({ username: MEMBER.phone, password: MEMBER.password });

/** Opens the wheel, where it is not a part of the page. @returns whether it is a modal */
export async function openWheel({ page, words, spin }: Models): Promise<boolean> {
  const opener = page.getByRole("button", { name: words.t("spin.title"), exact: true });
  await opener.or(spin.root).first().waitFor();
  const isModal = await opener.isVisible();
  if (isModal) await opener.click();
  await spin.start.waitFor();
  return isModal;
}
