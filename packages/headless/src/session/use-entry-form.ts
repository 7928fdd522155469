import { useEffect } from "react";
import { useSessionActor } from "./use-session-actor.ts";

/**
 * Call it in a login or register form: once the form is really on the screen, an earlier sign-in
 * ends (decision 18).
 */
export function useEntryForm(hook = "useEntryForm"): void {
  const actor = useSessionActor(hook);
  useEffect(() => actor.send({ type: "entry.shown" }), [actor]);
}
