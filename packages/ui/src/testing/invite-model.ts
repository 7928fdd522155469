import { PageModel } from "./page-model.ts";

/** `InviteFlow` and the banners before it. */
export class InviteModel extends PageModel {
  get root() {
    return this.flow(this.words.t("invite.title"));
  }

  get next() {
    return this.button(this.words.t("banners.continue"), this.root);
  }

  get link() {
    return this.root.getByText(/code=PR\d+$/);
  }

  get copy() {
    return this.button(this.words.t("invite.copy"), this.root);
  }

  get share() {
    return this.button(this.words.t("invite.share"), this.root);
  }

  get bonus() {
    return this.root.getByRole("region", { name: this.words.t("invite.bonus") });
  }

  get receive() {
    return this.button(this.words.t("invite.receive"), this.bonus);
  }

  get friends() {
    const list = this.root.getByRole("list", { name: this.words.t("invite.friends") });
    return list.getByRole("listitem");
  }
}
