import type { Page } from "@playwright/test";
import { BonusPage } from "./bonus-page.ts";
import { DepositModal } from "./deposit-modal.ts";
import { GameModal } from "./game-modal.ts";
import { HomePage } from "./home-page.ts";
import { InviteModal } from "./invite-modal.ts";
import { LimitsPage } from "./limits-page.ts";
import { LoginPage } from "./login-page.ts";
import { Menu } from "./menu.ts";
import { Model } from "./model.ts";
import { MoneyOutcome } from "./money-outcome.ts";
import { ProfilePage } from "./profile-page.ts";
import { ReceiptModal } from "./receipt-modal.ts";
import { RefundModal } from "./refund-modal.ts";
import { RegisterPage } from "./register-page.ts";
import { SlipModal } from "./slip-modal.ts";
import { SpinModal } from "./spin-modal.ts";
import { StatementPage } from "./statement-page.ts";
import { TransferModal } from "./transfer-modal.ts";
import { WithdrawModal } from "./withdraw-modal.ts";
import type { Words } from "./words.ts";

/** The app as a member uses it: every screen by role and name, in one language. */
export class App extends Model {
  declare readonly page: Page;
  declare readonly words: Words;
  readonly login: LoginPage;
  readonly register: RegisterPage;
  readonly home: HomePage;
  readonly menu: Menu;
  readonly game: GameModal;
  readonly deposit: DepositModal;
  readonly transfer: TransferModal;
  readonly withdraw: WithdrawModal;
  readonly receipt: ReceiptModal;
  readonly invite: InviteModal;
  readonly refund: RefundModal;
  readonly spin: SpinModal;
  readonly bonuses: BonusPage;
  readonly statement: StatementPage;
  readonly limits: LimitsPage;
  readonly slips: SlipModal;
  readonly profile: ProfilePage;
  readonly outcome: MoneyOutcome;

  constructor(page: Page, words: Words, touch = false) {
    super(page, words, touch);
    this.login = new LoginPage(page, words, touch);
    this.register = new RegisterPage(page, words, touch);
    this.home = new HomePage(page, words, touch);
    this.menu = new Menu(page, words, touch);
    this.game = new GameModal(page, words, touch);
    this.deposit = new DepositModal(page, words, touch);
    this.transfer = new TransferModal(page, words, touch);
    this.withdraw = new WithdrawModal(page, words, touch);
    this.receipt = new ReceiptModal(page, words, touch);
    this.invite = new InviteModal(page, words, touch);
    this.refund = new RefundModal(page, words, touch);
    this.spin = new SpinModal(page, words, touch);
    this.bonuses = new BonusPage(page, words, touch);
    this.statement = new StatementPage(page, words, touch);
    this.limits = new LimitsPage(page, words, touch);
    this.slips = new SlipModal(page, words, touch);
    this.profile = new ProfilePage(page, words, touch);
    this.outcome = new MoneyOutcome(page, words, touch);
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
