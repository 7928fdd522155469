/** The values of a view: all but its actions and prop getters. */
export type ValuesOf<View> = Omit<View, "actions" | `get${string}Props`>;
