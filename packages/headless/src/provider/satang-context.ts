import { createContext } from "react";
import type { SatangScope } from "./scope.ts";

/** Internal: read it with `useSatang()`. */
export const SatangContext = createContext<SatangScope | undefined>(undefined);
