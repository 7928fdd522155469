import { Login, useLogin } from "@satang/headless/session";

/** The login in bare HTML: your texts, and the failure from the view. */
export function LoginExample({ onSignedIn }: { onSignedIn: (wantedPath: string | null) => void }) {
  const login = useLogin({ onSignedIn });
  return (
    <Login.Root value={login} aria-label="Log in">
      {login.reason && <p role="status">Your session has ended. Log in again.</p>}
      {login.error && (
        <p role="alert">{login.error.kind === "coded" ? login.error.code : "No connection"}</p>
      )}
      <label htmlFor="username">Phone number</label> <Login.Username id="username" />
      <label htmlFor="password">Password</label> <Login.Password id="password" />
      {login.missing.length > 0 && <p role="alert">Fill in all fields.</p>}
      <Login.Remember id="remember" /> <label htmlFor="remember">Stay signed in</label>
      <Login.Submit>Log in</Login.Submit>
    </Login.Root>
  );
}
