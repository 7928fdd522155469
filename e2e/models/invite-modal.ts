import { Model } from "./model.ts";

/** The invite modal and the banners before it. */
export class InviteModal extends Model {
  get dialog() {
    return this.page.getByRole("dialog", { name: this.words.t("invite.title") });
  }

  get next() {
    return this.button(this.words.t("banners.continue"), this.dialog);
  }

  get link() {
    return this.dialog.getByText(/\/register\?code=PR\d+$/);
  }

  get copy() {
    return this.button(this.words.t("invite.copy"), this.dialog);
  }

  get share() {
    return this.button(this.words.t("invite.share"), this.dialog);
  }

  get bonus() {
    return this.dialog.getByRole("region", { name: this.words.t("invite.bonus") });
  }

  get receive() {
    return this.button(this.words.t("invite.receive"), this.bonus);
  }

  get friends() {
    const list = this.dialog.getByRole("list", { name: this.words.t("invite.friends") });
    return list.getByRole("listitem");
  }
}
