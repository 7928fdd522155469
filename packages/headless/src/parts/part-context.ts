import { type Context, useContext } from "react";

/**
 * Creates the context that a root provides for its parts.
 * @param part Name of the part, for the message when it is outside of the root.
 * @param root Name of the required root, for example `QrDeposit.Root`.
 */
export function usePartContext<T>(context: Context<T | undefined>, part: string, root: string): T {
  const value = useContext(context);
  if (value === undefined) throw new Error(`${part} needs a <${root}> above it.`);
  return value;
}
