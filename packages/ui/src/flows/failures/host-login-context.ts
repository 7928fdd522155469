import { createContext } from "react";

/** Lets the member log in at the host, and then goes on; `null` where members do not, or the host gave no way to. */
export const HostLoginContext = createContext<(() => Promise<void>) | null>(null);
