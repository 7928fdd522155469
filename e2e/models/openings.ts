import type { Locator, Page } from "@playwright/test";
import type { ModalName } from "../../apps/member/src/modals/modal.rules.ts";
import type { App } from "./app.ts";

/** A modal, and how it is opened on its screen. */
export type Opening = {
  readonly name: string;
  readonly path: string;
  /** Presses that open it; the dialog of the last one is the modal. */
  readonly open: (app: App, page: Page) => Promise<void>;
  /** Whether a wide screen has it, too. @default true */
  readonly wide?: boolean;
  /** Whether it shows a skeleton until the service has replied. @default false */
  readonly skeleton?: boolean;
  /** The banners, when the service has some: the button that leads to the modal. */
  readonly afterBanners?: (app: App) => Locator;
  /** Shown when it is complete. */
  readonly content: (app: App, page: Page) => Locator;
};

const HOME = "/user/home";
const PROFILE = "/user/profile";
const LIMITS = "/user/limits";

const anyButton = (_: App, page: Page) => page.getByRole("dialog").getByRole("button").first();

/** Modals that a member cannot open again and again on the screen of a new visit, each with the reason. */
type NotHere = {
  agreement: "opens by itself, until it was accepted";
  bonusCancel: "is about a bonus in use, which takes the place of the field for a code";
  signOut: "opens only while an order has no known outcome";
};

/** Every other modal. */
const all: Readonly<Record<Exclude<ModalName, keyof NotHere>, Opening>> = {
  actions: {
    name: "action drawer",
    path: HOME,
    wide: false,
    open: (app) => app.menu.plus.click(),
    content: (app) => app.menu.entry("deposit"),
  },
  deposit: {
    name: "deposit",
    path: HOME,
    skeleton: true,
    open: (app) => app.home.action("deposit").click(),
    content: (app) => app.deposit.way(app.words.t("deposit.way.giftLink")),
  },
  withdraw: {
    name: "withdrawal",
    path: HOME,
    skeleton: true,
    open: (app) => app.home.action("withdraw").click(),
    content: (app) => app.withdraw.amount,
  },
  transfer: {
    name: "transfer",
    path: HOME,
    open: (app) => app.home.action("transfer").click(),
    content: (app) => app.transfer.amount,
  },
  game: {
    name: "game",
    path: HOME,
    skeleton: true,
    open: (app) => app.home.pressGame("Joker"),
    content: (app) => app.game.showPassword,
  },
  conditions: {
    name: "conditions",
    path: HOME,
    skeleton: true,
    open: (app) => app.menu.conditions.click(),
    content: anyButton,
  },
  spin: {
    name: "wheel",
    path: HOME,
    skeleton: true,
    open: (app) => app.menu.choose("spin"),
    content: (app) => app.spin.coupons.first(),
  },
  invite: {
    name: "invite",
    path: HOME,
    skeleton: true,
    open: (app) => app.menu.choose("invite"),
    afterBanners: (app) => app.invite.next,
    content: (app) => app.invite.link,
  },
  refund: {
    name: "refund",
    path: HOME,
    skeleton: true,
    open: (app) => app.menu.choose("refund"),
    afterBanners: (app) => app.refund.next,
    content: (app) => app.refund.receive,
  },
  receipt: {
    name: "receipt",
    path: "/user/statement",
    // On a wide screen it is next to the table, and no modal.
    wide: false,
    open: (app) => app.statement.rows.getByRole("button").first().click(),
    content: (app) => app.receipt.save,
  },
  slips: {
    name: "slips",
    path: "/user/statement",
    skeleton: true,
    open: (app, page) => page.getByRole("button", { name: app.words.t("statement.slips") }).click(),
    content: (app) => app.slips.refresh,
  },
  changePassword: {
    name: "change of the password",
    path: PROFILE,
    open: (app) => app.profile.entry("password").click(),
    content: (app) => app.profile.field("password.old"),
  },
  editProfile: {
    name: "change of the profile",
    path: PROFILE,
    open: (app) => app.profile.entry("edit").click(),
    content: (app) => app.profile.field("edit.name"),
  },
  depositLimit: {
    name: "limit for deposits",
    path: LIMITS,
    open: (app) => app.limits.change("deposit").click(),
    content: (app) => app.limits.save,
  },
  break: {
    name: "break",
    path: LIMITS,
    open: (app) => app.limits.pause.click(),
    content: anyButton,
  },
  bonus: {
    name: "bonus",
    path: "/user/bonus",
    skeleton: true,
    open: (app) => app.bonuses.cards.getByRole("button").first().click(),
    content: anyButton,
  },
  promotion: {
    name: "promotion",
    path: "/user/bonus",
    skeleton: true,
    open: async (app) => {
      await app.bonuses.code.fill("LUCKY50");
      await app.bonuses.code.press("Enter");
    },
    content: (app) => app.bonuses.receivePromotion,
  },
  timeLimit: {
    name: "limit for the time",
    path: LIMITS,
    open: (app) => app.limits.change("time").click(),
    content: (app) => app.limits.save,
  },
  video: {
    name: "video",
    path: "/howto",
    open: (app, page) =>
      page
        .getByRole("list", { name: app.words.t("info.howto.title") })
        .getByRole("button")
        .first()
        .click(),
    content: (_, page) => page.getByRole("dialog").locator("video"),
  },
};

/** The modals that a press opens, also again and again. */
export const openings: readonly Opening[] = Object.values(all);

/** How many times faster transitions run: none is left out. */
const FASTER = 20;

/** Opens and closes a modal of the screen that is shown. */
export async function reopen(app: App, page: Page, opening: Opening, times: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Animation.enable");
  await session.send("Animation.setPlaybackRate", { playbackRate: FASTER });
  for (let time = 0; time < times; time += 1) {
    await opening.open(app, page);
    await opening.content(app, page).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "hidden" });
  }
  await session.send("Animation.disable");
  await session.detach();
}
