import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PACKED } from "../pack.mjs";
import { MEMBER } from "./member.data.mjs";

/** The page models that a partner installs, in the language of the site; `brand` is that of its chat. */
export async function modelsOf(page, { locale, brand }) {
  const file = join(PACKED, "node_modules/@satang/ui/dist/testing/index.js");
  const testing = await import(pathToFileURL(file).href);
  const words = await testing.wordsOf(locale);
  return {
    page,
    words,
    login: new testing.LoginModel(page, words),
    wallet: new testing.WalletModel(page, words),
    withdraw: new testing.WithdrawModel(page, words),
    deposit: new testing.DepositModel(page, words),
    spin: new testing.SpinModel(page, words),
    chat: new testing.ChatModel(page, words, { brand }),
  };
}

/** A member who is not signed in logs in with the form of the page. */
export const logIn = ({ login }) =>
  login.signIn({ username: MEMBER.phone, password: MEMBER.password });

/** Opens the wheel, where it is not a part of the page. @returns whether it is a modal */
export async function openWheel({ page, words, spin }) {
  const opener = page.getByRole("button", { name: words.t("spin.title"), exact: true });
  await opener.or(spin.root).first().waitFor();
  const isModal = await opener.isVisible();
  if (isModal) await opener.click();
  await spin.start.waitFor();
  return isModal;
}
