/**
 * A failure as data, the same shape `@satang/api` resolves to (machines import nothing, so it is declared structurally).
 * - `coded`: the server refused with a code of the catalogue (money.txt §8)
 * - `raw`: a code outside the catalogue, or a reply that could not be understood
 * - `network`, `timeout`: no reply reached us
 * - `gone`: the site has ended
 */
export type Failure =
  | {
      readonly kind: "coded";
      readonly code: string;
      readonly message: string;
      readonly status: number;
    }
  | { readonly kind: "raw"; readonly message: string; readonly status: number }
  | { readonly kind: "network" }
  | { readonly kind: "timeout" }
  | { readonly kind: "gone" };

/** What every actor that speaks to the outside resolves to. It never rejects. */
export type Result<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly error: Failure };
