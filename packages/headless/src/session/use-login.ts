import { isBlank } from "@satang/core";
import {
  type SessionSnapshot,
  selectLostIdentity,
  selectSessionState,
  selectSignInError,
  selectWantedPath,
} from "@satang/machines/session";
import { useEffect, useRef, useState } from "react";
import { useLookup } from "../info/index.ts";
import { formProps } from "../parts/element-props.ts";
import { useSelector } from "../provider/index.ts";
import type { LoginMissing, LoginValues, LoginView } from "./login.view.ts";
import type { SessionActor } from "./session-actor.ts";
import { useEntryForm } from "./use-entry-form.ts";
import { useSessionActor, useSessionState } from "./use-session-actor.ts";

/** Options of {@link useLogin}. */
export type UseLoginOptions = {
  /** Called once after sign-in, with the path that the member wanted before, or `null`. */
  readonly onSignedIn?: ((wantedPath: string | null) => void) | undefined;
  /** Initial value, for example the number that was just registered. @default "" */
  readonly username?: string | undefined;
};

/** Calls `onSignedIn` when the session changes to signed in. */
function useSignedIn(actor: SessionActor, onSignedIn: UseLoginOptions["onSignedIn"]) {
  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });
  useEffect(() => {
    let before = selectSessionState(actor.getSnapshot());
    const next = (snapshot: SessionSnapshot) => {
      const now = selectSessionState(snapshot);
      const isNew = now === "signedIn" && before !== "signedIn";
      before = now;
      if (!isNew) return;
      const path = selectWantedPath(snapshot, Date.now());
      actor.send({ type: "wanted.take" });
      latest.current?.(path);
    };
    const subscription = actor.subscribe({ next });
    return () => subscription.unsubscribe();
  }, [actor]);
}

/**
 * The login form: values, one call at a time, and why it failed. Rendering it ends an earlier
 * session (decision 18) and asks the server whether the site is active.
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const login = useLogin({ onSignedIn: (path) => location.assign(path ?? "/user") });
 * <form {...login.getFormProps()}>
 *   <input aria-label="Phone number" {...login.getUsernameProps()} />
 *   <input aria-label="Password" {...login.getPasswordProps()} />
 *   <button {...login.getSubmitProps()}>Log in</button>
 * </form>
 */
export function useLogin({ onSignedIn, username = "" }: UseLoginOptions = {}): LoginView {
  const actor = useSessionActor("useLogin");
  useEntryForm("useLogin");
  // When the site has ended, the client makes the reply a failure, which ends the session (decision 4).
  useLookup("active", { staleTime: 0 });
  useSignedIn(actor, onSignedIn);
  const [values, setValues] = useState<LoginValues>({ username, password: "", remember: false });
  const [missing, setMissing] = useState<readonly LoginMissing[]>([]);
  const session = useSessionState(actor);
  const error = useSelector(actor, selectSignInError);
  const reason = useSelector(actor, selectLostIdentity);
  const state = session === "signingIn" || session === "signedIn" ? session : "entering";
  const isSubmitting = state !== "entering";

  const change = (typed: Partial<LoginValues>) => {
    setValues((known) => ({ ...known, ...typed }));
    setMissing((fields) => fields.filter((field) => !(field in typed)));
    actor.send({ type: "error.clear" });
  };
  const submit = () => {
    const empty = (["username", "password"] as const).filter((field) => isBlank(values[field]));
    setMissing(empty);
    if (empty.length === 0) actor.send({ type: "session.signIn", ...values });
  };
  const fieldProps = (field: LoginMissing) => ({
    value: values[field],
    onChange: (event: { currentTarget: { value: string } }) =>
      change({ [field]: event.currentTarget.value }),
    "aria-invalid": missing.includes(field) || undefined,
  });

  return {
    state,
    isSubmitting,
    values,
    error,
    reason,
    missing,
    actions: { change, submit },
    getFormProps: () => formProps(state, submit),
    getUsernameProps: () => ({
      ...fieldProps("username"),
      type: "text",
      name: "username",
      autoComplete: "username",
    }),
    getPasswordProps: () => ({
      ...fieldProps("password"),
      type: "password",
      name: "password",
      autoComplete: "current-password",
    }),
    getRememberProps: () => ({
      type: "checkbox",
      name: "remember",
      checked: values.remember,
      "data-chosen": values.remember,
      onChange: (event) => change({ remember: event.currentTarget.checked }),
    }),
    getSubmitProps: () => ({ type: "submit", "aria-disabled": isSubmitting || undefined }),
  };
}
