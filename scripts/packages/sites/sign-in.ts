import { MEMBER } from "./member.data.ts";

/** The sign-in of a site, which knows one member. */
export function createSignIn(sandbox: string) {
  let token: string | undefined;
  const logIn = async () => {
    const { phone: username, password } = MEMBER;
    const reply = await fetch(`${sandbox}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-client": "wallet-user" },
      body: JSON.stringify({ username, password }),
    });
    ({ token } = await reply.json());
  };
  return {
    /** Answer of the server of the site; `undefined` for other addresses. */
    answer: async (pathname: string): Promise<string | undefined> => {
      if (pathname === "/host/login") await logIn();
      else if (pathname !== "/host/token") return undefined;
      if (token === undefined) await logIn();
      return token;
    },
  };
}
