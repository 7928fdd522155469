import { lazyPart } from "../shell/lazy-part.tsx";

/** The pages of a member other than the home page, each in its own chunk. */
export const StatementPage = lazyPart(
  async () => (await import("../pages/StatementPage.tsx")).StatementPage,
);
export const ContactPage = lazyPart(
  async () => (await import("../pages/ContactPage.tsx")).ContactPage,
);
export const HowtoPage = lazyPart(async () => (await import("../pages/HowtoPage.tsx")).HowtoPage);
export const BonusPage = lazyPart(async () => (await import("../pages/BonusPage.tsx")).BonusPage);
export const ProfilePage = lazyPart(
  async () => (await import("../pages/ProfilePage.tsx")).ProfilePage,
);
export const LimitsPage = lazyPart(
  async () => (await import("../pages/LimitsPage.tsx")).LimitsPage,
);

/** In place of a page with games, while the member may not play. */
export const StoppedPage = lazyPart(
  async () => (await import("../pages/StoppedPage.tsx")).StoppedPage,
);
