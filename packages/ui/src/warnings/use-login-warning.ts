import { useEffect } from "react";
import { warn } from "./warn.ts";

/** A host's bundler replaces the value; the package needs no types of Node. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (isNeeded)
      warn(
        "The session of the member has ended, and there is no onLogin: the dialog can only ask getToken again. Pass onLogin, and let it show your sign-in.",
      );
  }, [isNeeded]);
}

/** In development only: the member is asked to log in, and the host has no way to. */
export const useLoginWarning: (isNeeded: boolean) => void =
  process.env.NODE_ENV === "production" ? () => undefined : useWarning;
