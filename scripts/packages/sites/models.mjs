import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { PACKED } from "../pack.mjs";

/** The page models that a partner installs, in the language of the site. */
export async function modelsOf(page, locale) {
  const file = join(PACKED, "node_modules/@satang/ui/dist/testing/index.js");
  const testing = await import(pathToFileURL(file).href);
  const words = await testing.wordsOf(locale);
  return {
    words,
    login: new testing.LoginModel(page, words),
    wallet: new testing.WalletModel(page, words),
    withdraw: new testing.WithdrawModel(page, words),
    deposit: new testing.DepositModel(page, words),
  };
}

/** A member who is not signed in logs in with the form of the page. */
export const logIn = ({ login }) =>
  login.signIn({ username: "0812345678", password: "satang-demo" });
