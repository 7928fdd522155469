import { lazyPart } from "../shell/lazy-part.tsx";

/** The screens of a signed-in member. */
export const MemberRoutes = lazyPart(async () => (await import("./MemberRoutes.tsx")).MemberRoutes);

export const NotFoundPage = lazyPart(
  async () => (await import("../pages/NotFoundPage.tsx")).NotFoundPage,
);
export const TerminatedPage = lazyPart(
  async () => (await import("../pages/TerminatedPage.tsx")).TerminatedPage,
);
