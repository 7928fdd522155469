import { useEffect } from "react";
import { useSessionActor } from "./use-session-actor.ts";

/**
 * Call it in your own login or register form: an earlier session ends when the form is rendered
 * (decision 18). `useLogin` and `useRegister` call it.
 */
export function useEntryForm(hook = "useEntryForm"): void {
  const actor = useSessionActor(hook);
  useEffect(() => actor.send({ type: "entry.shown" }), [actor]);
}
