import type { ApiError } from "@satang/api";
import { isSiteGone, type LostIdentity, sessionSelectors } from "@satang/machines";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { useLookup } from "../info/index.ts";
import { useActorState } from "../provider/index.ts";
import { useEntryForm } from "./use-entry-form.ts";
import { useSessionActor } from "./use-session-actor.ts";

/** Options of {@link useLogin}. */
export interface UseLoginOptions {
  /** Signed in: go to the path the member wanted, else to the first page. */
  onSignedIn?: (wantedPath: string | undefined) => void;
}

/** What is typed into the login form. */
export interface LoginValues {
  username: string;
  password: string;
  remember: boolean;
}

/** Fields left empty when the member pressed sign in. */
export type LoginMissing = "username" | "password";

/** What {@link useLogin} gives. */
export interface UseLogin {
  state: "entering" | "signingIn" | "signedIn";
  values: LoginValues;
  /** Why the last sign-in failed, until the member types. */
  error: ApiError | undefined;
  /** Why the session before ended by itself. */
  reason: LostIdentity | undefined;
  missing: readonly LoginMissing[];
  actions: { change(values: Partial<LoginValues>): void; submit(): void };
  getFormProps(): { noValidate: true; onSubmit(event: FormEvent): void; "data-state": string };
  getUsernameProps(): FieldProps & { autoComplete: "username"; name: "username" };
  getPasswordProps(): FieldProps & { autoComplete: "current-password"; name: "password" };
}

interface FieldProps {
  value: string;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
}

/**
 * The login form: values, one call at a time, and why it did not go well. Rendering it ends an
 * earlier session (decision 18) and asks the server whether the site is active.
 * @throws Error outside `SatangProvider`.
 */
export function useLogin({ onSignedIn }: UseLoginOptions = {}): UseLogin {
  const actor = useSessionActor("useLogin");
  useEntryForm("useLogin");
  const [values, setValues] = useState<LoginValues>({
    username: "",
    password: "",
    remember: false,
  });
  const [missing, setMissing] = useState<readonly LoginMissing[]>([]);
  const session = useActorState(actor, sessionSelectors.state);
  const error = useActorState(actor, sessionSelectors.error) as ApiError | undefined;
  const reason = useActorState(actor, sessionSelectors.reason);

  const active = useLookup("active", { staleTime: 0 });
  useEffect(() => {
    if (active.data && isSiteGone(active.data)) actor.send({ type: "site.gone" });
  }, [active.data, actor]);

  const latest = useRef(onSignedIn);
  useEffect(() => {
    latest.current = onSignedIn;
  });
  useEffect(() => {
    let before = sessionSelectors.state(actor.getSnapshot());
    const subscription = actor.subscribe((snapshot) => {
      const now = sessionSelectors.state(snapshot);
      const isNew = now === "signedIn" && before !== "signedIn";
      before = now;
      if (!isNew) return;
      const path = sessionSelectors.wantedPath(snapshot);
      actor.send({ type: "wanted.take" });
      latest.current?.(path);
    });
    return () => subscription.unsubscribe();
  }, [actor]);

  const change = (typed: Partial<LoginValues>) => {
    setValues((known) => ({ ...known, ...typed }));
    setMissing((fields) => fields.filter((field) => !(field in typed)));
    actor.send({ type: "error.clear" });
  };
  const submit = () => {
    const empty = (["username", "password"] as const).filter((field) => !values[field].trim());
    setMissing(empty);
    if (empty.length === 0) actor.send({ type: "session.signIn", ...values });
  };
  const field = (name: LoginMissing): FieldProps => ({
    value: values[name],
    onChange: (event) => change({ [name]: event.currentTarget.value }),
  });
  const state = session === "signingIn" || session === "signedIn" ? session : "entering";

  return {
    state,
    values,
    error,
    reason,
    missing,
    actions: { change, submit },
    getFormProps: () => ({
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
      "data-state": state,
    }),
    getUsernameProps: () => ({
      ...field("username"),
      autoComplete: "username",
      name: "username",
    }),
    getPasswordProps: () => ({
      ...field("password"),
      autoComplete: "current-password",
      name: "password",
    }),
  };
}
