import { createContext, useContext } from "react";
import type { UseRegister } from "./use-register.ts";

/** Internal: what the parts read. */
export const RegisterContext = createContext<UseRegister | undefined>(undefined);

/** Internal. @throws Error naming the part outside `Register.Root`. */
export function useRegisterPart(part: string): UseRegister {
  const register = useContext(RegisterContext);
  if (!register) throw new Error(`Register.${part} needs a <Register.Root> above it.`);
  return register;
}
