import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createSatang, SatangProvider } from "../provider/index.ts";
import { useRegister } from "../register/index.ts";
import { useLogin } from "./use-login.ts";
import { useSession } from "./use-session.ts";

function Entry() {
  const session = useSession();
  const login = useLogin();
  const register = useRegister();
  return <p>{[session.state, login.state, register.state].join(" ")}</p>;
}

test("a server renders the entry forms without storage, without a call and without starting a machine", () => {
  let calls = 0;
  const satang = createSatang({
    baseUrl: "https://wallet.example",
    fetch: async () => {
      calls += 1;
      return Response.error();
    },
  });
  const html = renderToString(
    <SatangProvider {...satang}>
      <Entry />
    </SatangProvider>,
  );
  expect(html).toContain("unknown entering phone");
  expect(calls).toBe(0);
});
