import type { Locator, Page } from "@playwright/test";
import {
  DepositModel,
  GameModel,
  InviteModel,
  OutcomeModel,
  PageModel,
  type PageModelOptions,
  ReceiptModel,
  RefundModel,
  SlipModel,
  SpinModel,
  type Words,
} from "@satang/ui/testing";
import { BonusPage } from "./bonus-page.ts";
import { HomePage } from "./home-page.ts";
import { LimitsPage } from "./limits-page.ts";
import { LoginPage } from "./login-page.ts";
import { Menu } from "./menu.ts";
import { ProfilePage } from "./profile-page.ts";
import { RegisterPage } from "./register-page.ts";
import { StatementPage } from "./statement-page.ts";
import { TransferModal } from "./transfer-modal.ts";
import { WithdrawModal } from "./withdraw-modal.ts";

/** The app as a member uses it: every screen by role and name, in one language. */
export class App extends PageModel {
  declare readonly page: Page;
  declare readonly words: Words;
  readonly login: LoginPage;
  readonly register: RegisterPage;
  readonly home: HomePage;
  readonly menu: Menu;
  readonly game: GameModel;
  readonly deposit: DepositModel;
  readonly transfer: TransferModal;
  readonly withdraw: WithdrawModal;
  readonly receipt: ReceiptModel;
  readonly invite: InviteModel;
  readonly refund: RefundModel;
  readonly spin: SpinModel;
  readonly bonuses: BonusPage;
  readonly statement: StatementPage;
  readonly limits: LimitsPage;
  readonly slips: SlipModel;
  readonly profile: ProfilePage;
  readonly outcome: OutcomeModel;

  constructor(page: Page, words: Words, { touch = false }: PageModelOptions = {}) {
    super(page, words, { touch });
    this.login = new LoginPage(page, words, { touch });
    this.register = new RegisterPage(page, words, { touch });
    this.home = new HomePage(page, words, { touch });
    this.menu = new Menu(page, words, { touch });
    this.game = new GameModel(page, words, { touch });
    this.deposit = new DepositModel(page, words, { touch });
    this.transfer = new TransferModal(page, words, { touch });
    this.withdraw = new WithdrawModal(page, words, { touch });
    this.receipt = new ReceiptModel(page, words, { touch });
    this.invite = new InviteModel(page, words, { touch });
    this.refund = new RefundModel(page, words, { touch });
    this.spin = new SpinModel(page, words, { touch });
    this.bonuses = new BonusPage(page, words, { touch });
    this.statement = new StatementPage(page, words, { touch });
    this.limits = new LimitsPage(page, words, { touch });
    this.slips = new SlipModel(page, words, { touch });
    this.profile = new ProfilePage(page, words, { touch });
    this.outcome = new OutcomeModel(page, words, { touch });
  }

  /** Presses one point twice, as fast as possible, whichever element is there the second time. */
  async pressTwice(target: Locator): Promise<void> {
    if (!this.touch) return target.dblclick();
    const box = await target.boundingBox();
    if (!box) throw new Error("the element to press has no box");
    const tap = () => this.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await Promise.all([tap(), tap()]);
  }

  /** Opens a transfer from the wallet to Joker and fills it in; nothing is sent. */
  async fillTransfer(amount: string) {
    await this.press(this.home.action("transfer"));
    await this.transfer.fill(new RegExp(`^${this.words.t("common.wallet")}`), /^Joker/, amount);
  }

  heading(name: string | RegExp) {
    return this.page.getByRole("heading", { name });
  }

  /** The error message, announced as an alert. */
  alert(text: string | RegExp) {
    return this.page.getByRole("alert").filter({ hasText: text });
  }
}
