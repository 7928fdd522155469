import type { Locator, Page } from "@playwright/test";
import { slipPicture } from "../../e2e/fixtures/slip-picture.ts";
import type { App } from "../../e2e/models/app.ts";
import { Chat } from "../../e2e/models/chat.ts";

/** Tools of a visit. Both measures wait until the page has nothing else to do. */
export type Stage = {
  readonly app: App;
  readonly page: Page;
  readonly tap: (name: string, target: Locator) => Promise<void>;
  readonly key: (name: string, key: string) => Promise<void>;
};

/** A way through the app on a new page. */
export type Visit = {
  readonly signedIn: boolean;
  /** Whether the agreement of home was accepted before. @default true */
  readonly agreed?: boolean;
  readonly play: (stage: Stage) => Promise<void>;
};

/** A wide screen has the same controls in another place. */
const shown = (target: Locator) => target.filter({ visible: true });

async function close(page: Page) {
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
}

/** Chooses a file as the member does after the tap: the browser's own window is not shown. */
async function chooseFile(page: Page, tap: () => Promise<void>) {
  const chooser = page.waitForEvent("filechooser");
  await tap();
  await (await chooser).setFiles(slipPicture(1));
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
  await tap("open the contact", app.menu.link("contact"));
  await tap(
    "open the instructions",
    page.getByRole("link", { name: app.words.t("info.howto.title") }),
  );
  const videos = page.getByRole("list", { name: app.words.t("info.howto.title") });
  await tap("open a video", videos.getByRole("button").first());
  await page.getByRole("dialog").locator("video").waitFor();
  await close(page);
}

async function newcomer({ app, page, tap }: Stage) {
  const { t } = app.words;
  await app.home.open();
  const agreement = page.getByRole("dialog", { name: t("info.agreement.title") });
  await tap(
    "accept the agreement",
    agreement.getByRole("button", { name: t("info.agreement.accept") }),
  );
  await agreement.waitFor({ state: "hidden" });
}

async function sheets({ app, page, tap, key }: Stage) {
  const { t } = app.words;
  await app.home.open();
  await app.home.drawnBalance.waitFor();
  await tap("open the action drawer", app.menu.plus);
  await tap("open the deposit from the drawer", app.menu.entry("deposit"));
  await tap("choose a way to deposit", app.deposit.qrWay("KBANK"));
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
  await app.press(app.menu.plus);
  await tap("open the invitation", app.menu.entry("invite"));
  await app.invite.friends.first().waitFor();
  await close(page);
  await app.press(app.menu.plus);
  await tap("open the refund", app.menu.entry("refund"));
  await app.refund.root.getByRole("button").first().waitFor();
  await close(page);
}

async function screens({ app, page, tap }: Stage) {
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
  await chooseFile(page, () => tap("choose a picture of a slip", app.slips.file));
  await tap("send a slip", app.slips.send);
  await app.slips.root.getByText(t("slip.done.title")).waitFor();
  await close(page);
  const footer = page.getByRole("contentinfo");
  await tap("switch the theme", footer.getByRole("button", { name: t("ui.theme.toDay") }));
  await tap("switch the language of a member", footer.getByRole("radio", { name: "English" }));
  await app.press(footer.getByRole("radio", { name: "ไทย" }));
  await app.statement.heading.waitFor();
}

async function account({ app, page, tap, key }: Stage) {
  const { t } = app.words;
  await app.home.open();
  await app.home.drawnBalance.waitFor();
  await tap(
    "open the profile",
    shown(page.getByRole("link", { name: app.words.like("app.nav.profileOf") })),
  );
  await tap("open the change of the password", app.profile.entry("password"));
  await app.press(app.profile.field("password.old"));
  await key("type a password", "5");
  await close(page);
  await tap("open the change of the profile", app.profile.entry("edit"));
  await app.press(app.profile.field("edit.name"));
  await key("type a name", "a");
  await close(page);
  const limits = page.getByRole("button", { name: new RegExp(`^${t("protection.title")}`) });
  await tap("open the limits", limits);
  await tap("open the limit for deposits", app.limits.change("deposit"));
  await app.press(app.limits.amount);
  await key("type a limit for deposits", "5");
  await tap("save a limit for deposits", app.limits.save);
  await app.limits.sheet("deposit").waitFor({ state: "hidden" });
  await tap("open the limit for the time", app.limits.change("time"));
  await close(page);
  await tap("open the break", app.limits.pause);
  await close(page);
}

async function offers({ app, page, tap, key }: Stage) {
  await app.home.open();
  await app.home.drawnBalance.waitFor();
  await app.press(app.menu.plus);
  await tap("open the bonuses", app.menu.entry("bonus"));
  await tap("open a bonus", app.bonuses.cards.getByRole("button").first());
  await close(page);
  await app.press(app.bonuses.code);
  await key("type a promotion code", "a");
  await app.bonuses.code.fill("LUCKY50");
  await key("open a promotion", "Enter");
  await app.bonuses.receivePromotion.waitFor();
  await close(page);
  const chat = new Chat(page, app.words, true);
  await tap("open the chat", chat.opener);
  await chat.line("connected").waitFor({ state: "attached" });
  await app.press(chat.field);
  await key("type in the chat", "a");
  await key("send a message", "Enter");
}

/** Visits for the most common steps of members. The measures of a visit are made in this order. */
export const visits: readonly Visit[] = [
  { signedIn: false, play: visitor },
  { signedIn: true, agreed: false, play: newcomer },
  { signedIn: true, play: sheets },
  { signedIn: true, play: screens },
  { signedIn: true, play: account },
  { signedIn: true, play: offers },
];
