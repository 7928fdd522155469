import { type Context, useContext } from "react";

/**
 * What a root gives its parts.
 * @param part Name of the part, for the message when it stands outside.
 * @param root Name of the root it needs, for example `QrDeposit.Root`.
 */
export function usePartContext<T>(context: Context<T | undefined>, part: string, root: string): T {
  const value = useContext(context);
  if (value === undefined) throw new Error(`${part} needs a <${root}> above it.`);
  return value;
}
