import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createSatang, SatangProvider, type SatangScopeOptions } from "../provider/index.ts";
import { useRegister } from "../register/index.ts";
import { useLogin } from "./use-login.ts";
import { useSession } from "./use-session.ts";

function Entry() {
  const session = useSession();
  const login = useLogin();
  const register = useRegister();
  return (
    <>
      <p>{[session.state, login.state, register.state].join(" ")}</p>
      <form {...login.getFormProps()} />
      <form {...register.getFormProps()} />
    </>
  );
}

function renderEntry(satang: SatangScopeOptions): string {
  return renderToString(
    <SatangProvider {...satang}>
      <Entry />
    </SatangProvider>,
  );
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
  expect(renderEntry(satang)).toContain("unknown entering phone");
  expect(calls).toBe(0);
});

test("a form that is sent before the app has started has no password in its address", () => {
  const html = renderEntry(createSatang({ baseUrl: "https://wallet.example" }));
  const forms = html.match(/<form[^>]*>/g) ?? [];
  expect(forms).toHaveLength(2);
  for (const form of forms) expect(form).toContain('method="post"');
});
