const none = (): never => {
  throw new Error("The app has no mutations: see the alias in vite.config.ts");
};

/** These take the place of a module of TanStack Query, 1 kB of the first load: the money engine makes every call that changes something. */
export { none as getDefaultState, none as Mutation };
