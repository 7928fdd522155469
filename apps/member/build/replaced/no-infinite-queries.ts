const none = (): never => {
  throw new Error("The app has no infinite queries: see the alias in vite.config.ts");
};

/** Exports that take the place of a module of TanStack Query: no list of the app is infinite. */
export { none as hasNextPage, none as hasPreviousPage, none as infiniteQueryBehavior };
