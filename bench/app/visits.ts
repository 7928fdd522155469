import type { Locator, Page } from "@playwright/test";
import type { App } from "../../e2e/models/app.ts";
import { Chat } from "../../e2e/models/chat.ts";

/** What a visit can use. Both measures wait until the page has nothing else to do. */
export type Stage = {
  readonly app: App;
  readonly page: Page;
  readonly tap: (name: string, target: Locator) => Promise<void>;
  readonly key: (name: string, key: string) => Promise<void>;
};

/** A way through the app on a new page. */
export type Visit = {
  readonly signedIn: boolean;
  readonly play: (stage: Stage) => Promise<void>;
};

/** A wide screen has the same controls in another place. */
const shown = (target: Locator) => target.filter({ visible: true });

async function close(page: Page) {
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

async function visitor({ app, page, tap, key }: Stage) {
  await app.login.open();
  await tap("nothing: a tap on the title of the login", app.login.heading);
  await tap("open a field of the login", app.login.username);
  await key("type in the login", "8");
  await tap(
    "switch the language of the login",
    shown(page.getByRole("radio", { name: "English" })),
  );
  await app.press(shown(page.getByRole("radio", { name: "ไทย" })));
  await app.login.heading.waitFor();
  await tap("open the registration", app.menu.link("register"));
  await app.register.step("phone").waitFor();
  await app.press(app.register.field("phone.label"));
  await key("type in the registration", "8");
}

async function sheets({ app, page, tap, key }: Stage) {
  const { t } = app.words;
  await app.home.open();
  await app.home.drawnBalance.waitFor();
  await tap("open the action drawer", app.menu.plus);
  await tap("open the deposit from the drawer", app.menu.entry("deposit"));
  await tap("choose a way to deposit", app.deposit.way(t("deposit.way.qr", { provider: "KBANK" })));
  await app.press(app.deposit.amount);
  await key("type an amount to deposit", "5");
  await key("close the deposit", "Escape");
  await app.deposit.root.waitFor({ state: "hidden" });
  await tap("open the withdrawal", app.home.action("withdraw"));
  await app.press(app.withdraw.amount);
  await key("type an amount to withdraw", "5");
  await close(page);
  await tap("open the transfer", app.home.action("transfer"));
  await app.press(app.transfer.amount);
  await key("type an amount to transfer", "5");
  await close(page);
  await tap("open a game", app.home.game("Joker").first());
  await app.game.root("Joker").waitFor();
  await close(page);
  await tap("open the conditions", app.menu.conditions);
  await close(page);
  await app.press(app.menu.plus);
  await tap("open the wheel", app.menu.entry("spin"));
  await app.spin.coupons.first().waitFor();
  await tap("spin the wheel", app.spin.start);
  await app.spin.prize("coupon").or(app.spin.prize("nothing")).waitFor();
  await page.keyboard.press("Escape");
  const second = app.spin.root.getByRole("button", {
    name: t("ui.pagination.page", { page: 2 }),
  });
  await tap("page the coupons", second);
  await close(page);
}

async function screens({ app, page, tap, key }: Stage) {
  const { t } = app.words;
  await app.home.open();
  await app.home.drawnBalance.waitFor();
  await tap("open the statement", app.menu.link("statement"));
  await app.statement.rows.first().waitFor();
  await tap("page the statement", app.statement.pageButton(2));
  await tap("filter the statement", app.statement.filter("out"));
  await app.press(app.statement.filter("all"));
  await tap("open a receipt", app.statement.rows.first().getByRole("button").first());
  await close(page);
  await tap("open the slips", page.getByRole("button", { name: t("statement.slips") }));
  await close(page);
  const footer = page.getByRole("contentinfo");
  await tap("switch the theme", footer.getByRole("button", { name: t("ui.theme.toDay") }));
  await tap("switch the language of a member", footer.getByRole("radio", { name: "English" }));
  await app.press(footer.getByRole("radio", { name: "ไทย" }));
  await app.statement.heading.waitFor();
  await app.profile.open();
  await tap("open the change of the password", app.profile.entry("password"));
  await app.press(app.profile.field("password.old"));
  await key("type a password", "5");
  await close(page);
  await app.press(app.menu.plus);
  await tap("open the bonuses", app.menu.entry("bonus"));
  await app.bonuses.cards.first().waitFor();
  await app.press(app.bonuses.code);
  await key("type a promotion code", "a");
  const chat = new Chat(page, app.words, true);
  await tap("open the chat", chat.opener);
  await chat.line("connected").waitFor({ state: "attached" });
  await app.press(chat.field);
  await key("type in the chat", "a");
  await key("send a message", "Enter");
}

/** What members do most. The measures of a visit are made in this order. */
export const visits: readonly Visit[] = [
  { signedIn: false, play: visitor },
  { signedIn: true, play: sheets },
  { signedIn: true, play: screens },
];
