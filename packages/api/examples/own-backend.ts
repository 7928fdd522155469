import { type BackendReply, createClient, defineOperations } from "@satang/api";

type Envelope = { readonly ok?: unknown; readonly data?: unknown };

/** Your backend puts each reply into an envelope. What it holds is checked before it is used. */
const open = ({ body }: BackendReply): Envelope =>
  typeof body === "object" && body !== null ? body : {};

/** Where the backend of Acme differs from the contract. */
export const operations = defineOperations({
  // Another address, and the same reply.
  lookupWithdraw: { path: "/v2/limits" },
  // Another reply: an adapter that throws makes it unreadable.
  bonusCheckMinimum: {
    reply: (reply) => {
      const { data } = open(reply);
      if (typeof data !== "number") throw new TypeError("bonusCheckMinimum: data is no number");
      return { minimum: data };
    },
  },
  // Money: done, refused, or an error, which means that the outcome is not known.
  walletTransfer: {
    path: "/v2/transfers",
    reply: (reply) => {
      const { ok } = open(reply);
      if (ok === true) return { code: "OK" };
      if (ok === false) return { error: { code: "TRANSFER_FAIL" } };
      throw new TypeError("walletTransfer: no outcome");
    },
  },
});

export const client = createClient({
  baseUrl: "https://wallet.acme.example",
  operations,
  clientHeader: { name: "x-acme-client", value: "web" },
});
