import { startKeys } from "@satang/headless/provider";
import { startConfig } from "../config/config.ts";
import { earlyAmount } from "./early-amount.rules.ts";
import { type EarlyRead, startEarlyRead } from "./early-read.ts";
import { PRERENDERED } from "./page-attributes.ts";
import { readDevice } from "./read-device.ts";

async function showBalance({ reply }: EarlyRead): Promise<void> {
  if (readDevice(startConfig.storagePrefix + startKeys.hiddenBalance) === "true") return;
  const answered = await reply;
  if (!answered.ok) return;
  // The app reads the reply, too.
  const parts = earlyAmount(await answered.clone().json(), startConfig.country);
  const place = document.querySelector<HTMLElement>(
    `[${PRERENDERED}="${document.documentElement.lang}"] [data-part=wallet-early]`,
  );
  const template = document.querySelector<HTMLTemplateElement>("template[data-amount]");
  if (!parts || !place || !template) return;
  const amount = document.importNode(template.content, true);
  const currency = amount.querySelector("[data-part=currency]");
  const decimals = amount.querySelector("[data-part=decimals]");
  const integer = currency?.nextSibling;
  if (!currency || !integer || !decimals) return;
  currency.textContent = parts.currency;
  integer.textContent = parts.integer;
  if (parts.decimals) decimals.textContent = `.${parts.decimals}`;
  else decimals.remove();
  place.replaceChildren(amount);
  // The placeholder. Styles that a script sets are allowed by every policy.
  if (place.nextElementSibling instanceof HTMLElement)
    place.nextElementSibling.style.display = "none";
}

/*
 * In the rendered home, after `before-paint.ts`: the balance is its largest text. It is asked for first of all, and shown as
 * soon as it is known, long before the app has loaded.
 */
const token = readDevice(startConfig.storagePrefix + startKeys.token);
const early = token === undefined ? undefined : startEarlyRead(token);
window.satangEarlyRead = early;
// A balance that cannot be shown here is shown by the app.
if (early) showBalance(early).catch(() => undefined);
