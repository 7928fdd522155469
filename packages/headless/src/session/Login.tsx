import { createContext, forwardRef } from "react";
import { FlowRoot, type FlowRootProps } from "../parts/flow-root.tsx";
import { Part, type PartProps } from "../parts/part.tsx";
import { usePartContext } from "../parts/part-context.ts";
import { readiness } from "../parts/readiness.ts";
import type { LoginView } from "./login.view.ts";
import { type UseLoginOptions, useLogin } from "./use-login.ts";

const LoginContext = createContext<LoginView | undefined>(undefined);
const useView = (part: string) => usePartContext(LoginContext, `Login.${part}`, "Login.Root");

/** Props of `Login.Root`; everything else goes to its `form`. */
export type LoginRootProps = FlowRootProps<"form", LoginView, UseLoginOptions>;

/** The login form: Enter signs in. `data-state` is the state of the view. */
const Root = forwardRef<HTMLFormElement, LoginRootProps>(function Root(props, ref) {
  return (
    <FlowRoot
      tag="form"
      named="login"
      context={LoginContext}
      useFlow={useLogin}
      propsOf={(view) => view.getFormProps()}
      {...props}
      ref={ref}
    />
  );
});

const validity = (isInvalid: true | undefined) => (isInvalid ? "invalid" : "valid");

/** The field of the phone number or username. `data-state` is `valid` or `invalid`. */
const Username = forwardRef<HTMLInputElement, PartProps<"input">>(function Username(props, ref) {
  const field = useView("Username").getUsernameProps();
  const state = validity(field["aria-invalid"]);
  return <Part tag="input" named="login-username" state={state} {...field} {...props} ref={ref} />;
});

/** The field of the password. `data-state` is `valid` or `invalid`. */
const Password = forwardRef<HTMLInputElement, PartProps<"input">>(function Password(props, ref) {
  const field = useView("Password").getPasswordProps();
  const state = validity(field["aria-invalid"]);
  return <Part tag="input" named="login-password" state={state} {...field} {...props} ref={ref} />;
});

/** The checkbox that keeps the member signed in. `data-state` is `checked` or `unchecked`. */
const Remember = forwardRef<HTMLInputElement, PartProps<"input">>(function Remember(props, ref) {
  const box = useView("Remember").getRememberProps();
  const state = box.checked ? "checked" : "unchecked";
  return <Part tag="input" named="login-remember" state={state} {...box} {...props} ref={ref} />;
});

/** The submit button. `data-state` is `busy` or `ready`. */
const Submit = forwardRef<HTMLButtonElement, PartProps<"button">>(function Submit(props, ref) {
  const { isSubmitting, getSubmitProps } = useView("Submit");
  const state = readiness(isSubmitting);
  return (
    <Part
      tag="button"
      named="login-submit"
      state={state}
      {...getSubmitProps()}
      {...props}
      ref={ref}
    />
  );
});

/**
 * The login form in parts without styles and texts.
 * @example
 * <Login.Root options={{ onSignedIn }}>
 *   <Login.Username aria-label="Phone number" />
 *   <Login.Password aria-label="Password" />
 *   <Login.Submit>Log in</Login.Submit>
 * </Login.Root>
 */
export const Login = { Root, Username, Password, Remember, Submit };
