import { type Client, createClient } from "@satang/api";
import { DEMO_PASSWORD, DEMO_PHONE } from "../../src/index.ts";
import { type Harness, ORIGIN } from "./harness.ts";

/** Changes a request on its way to the service, as a proxy can. */
export type OnTheWay = (request: Request) => Request;

/** A page of the member app without its screens: the typed client and the token that the page keeps. */
export type MemberPage = {
  readonly client: Client;
  readonly api: Harness;
  readonly signIn: (phone?: string) => Promise<void>;
  /** The page's token from now on; `null` for a visitor. */
  readonly keep: (token: string | null) => void;
  /** From now on each request is changed on its way. */
  readonly through: (onTheWay: OnTheWay) => void;
};

/** Opens a page of a visitor. */
export function openPage(api: Harness): MemberPage {
  let token: string | null = null;
  let onTheWay: OnTheWay = (request) => request;
  const keep = (next: string | null) => {
    token = next;
  };
  const client = createClient({
    baseUrl: ORIGIN,
    getToken: () => token,
    fetch: (request) => api.answer(onTheWay(request)),
  });
  return {
    client,
    api,
    keep,
    signIn: async (phone = DEMO_PHONE) => keep(await api.login(phone, DEMO_PASSWORD)),
    through: (next) => {
      onTheWay = next;
    },
  };
}

/** The same request with one header changed, or without it. */
export const withHeader =
  (name: string, value: string | null): OnTheWay =>
  (request) => {
    const changed = new Request(request);
    if (value === null) changed.headers.delete(name);
    else changed.headers.set(name, value);
    return changed;
  };

/** The same request with another body. */
export const withForm =
  (form: FormData): OnTheWay =>
  ({ url, method, headers }) => {
    const kept = new Headers(headers);
    kept.delete("content-type");
    return new Request(url, { method, headers: kept, body: form });
  };
