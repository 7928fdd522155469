import { lazyPart } from "../shell/lazy-part.tsx";

/** The screens of a member. */
export const MemberRoutes = lazyPart(async () => (await import("./MemberRoutes.tsx")).MemberRoutes);

/** The pages of a visitor other than the login, each in its own chunk. */
export const InfoPage = lazyPart(async () => (await import("../pages/InfoPage.tsx")).InfoPage);
export const RegisterPage = lazyPart(
  async () => (await import("../pages/RegisterPage.tsx")).RegisterPage,
);

/** The pages of everyone. */
export const NotFoundPage = lazyPart(
  async () => (await import("../pages/NotFoundPage.tsx")).NotFoundPage,
);
export const TerminatedPage = lazyPart(
  async () => (await import("../pages/TerminatedPage.tsx")).TerminatedPage,
);
