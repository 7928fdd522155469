import { createParts, type RootProps } from "../parts/create-parts.tsx";
import { sending, validity } from "../parts/part-state.rules.ts";
import { useLogin } from "./use-login.ts";

/** Props of `Login.Root`; everything else goes to its `form`. */
export type LoginRootProps = RootProps<"form", typeof useLogin>;

/**
 * The login form in parts without styles and texts.
 * @example
 * <Login.Root options={{ onSignedIn }}>
 *   <Login.Username aria-label="Phone number" />
 *   <Login.Password aria-label="Password" />
 *   <Login.Submit>Log in</Login.Submit>
 * </Login.Root>
 */
export const Login = /* @__PURE__ */ createParts("Login", useLogin, ({ root, part }) => ({
  /** The login form: Enter signs in. `data-state` is the state of the view. */
  Root: root("form", "login", (view) => view.getFormProps()),
  /** The field of the phone number or username. `data-state` is `valid` or `invalid`. */
  Username: part("input", "login-username", (view) => view.getUsernameProps(), { state: validity }),
  /** The field of the password. `data-state` is `valid` or `invalid`. */
  Password: part("input", "login-password", (view) => view.getPasswordProps(), { state: validity }),
  /** The checkbox that keeps the member signed in. `data-state` is `checked` or `unchecked`. */
  Remember: part("input", "login-remember", (view) => view.getRememberProps(), {
    state: (_, box) => (box.checked ? "checked" : "unchecked"),
  }),
  /** The submit button. `data-state` is `busy` or `ready`. */
  Submit: part("button", "login-submit", (view) => view.getSubmitProps(), { state: sending }),
}));
