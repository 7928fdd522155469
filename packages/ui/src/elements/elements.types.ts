import type { Failure } from "@satang/core";
import type { SatangEvent } from "@satang/headless/events";
import type { HostSatangOptions } from "@satang/headless/host";
import type { FlowOutcomes } from "@satang/headless/outcomes";
import type { DisplayLocale } from "@satang/i18n";
import type { FlowPresentation } from "../flows/frame/flow-frame.types.ts";
import type { OpenChangeReason } from "../overlay/open-change.types.ts";
import type { SatangProviderProps } from "../provider/SatangProvider.tsx";
import type { BrandPair, BrandTokens } from "../theme/tokens/brand.types.ts";
import type { FlowAction, ViewProps } from "./views/view.types.ts";

/** Flow that an element or {@link mount} shows. */
export type FlowName = "deposit" | "withdraw" | "wallet" | "spin" | "chat";

/** Options of the client and of the storage. They are read once, when the first element of a `baseUrl` is connected. */
export type SessionOptions = Omit<
  HostSatangOptions,
  "baseUrl" | "getToken" | "getLanguage" | "onUnauthorized" | "onGone"
>;

/** `rem` follows the root of the page; `px` has 16 px for each `rem`. */
export type LengthUnit = "rem" | "px";

type DetailOf<Callback> = Callback extends (detail: infer Detail) => void ? Detail : never;
type OutcomeOf<Name extends keyof FlowOutcomes> = DetailOf<NonNullable<FlowOutcomes[Name]>>;

/** The `detail` of each event of an element. All of them bubble and leave the shadow root. */
export type FlowEventDetails = {
  /** Event about the member's money, once for each intention. */
  readonly "satang-event": SatangEvent;
  /** The order of the flow was executed; of a deposit, the money has arrived. */
  readonly "satang-success": OutcomeOf<"onSuccess">;
  /** The order had no effect; `reason` says why. */
  readonly "satang-failure": OutcomeOf<"onFailure">;
  /** The outcome is not known yet. */
  readonly "satang-unknown": OutcomeOf<"onUnknown">;
  /** The member closed the flow without an order, or cancelled what it began. */
  readonly "satang-cancel": OutcomeOf<"onCancel">;
  /** The member opened or closed the flow. The attribute `open` has changed already. */
  readonly "satang-open-change": { readonly open: boolean; readonly reason: OpenChangeReason };
  /** The member asked for another flow, or for a receipt. */
  readonly "satang-action": FlowAction;
  /** The service has ended the session, and `getToken` has no other token. */
  readonly "satang-unauthorized": Failure;
  /** The site or the account is shut down. */
  readonly "satang-gone": null;
};

/** The properties of every element. */
export interface FlowElementProperties {
  /** Address of the backend, without `/api`. Attribute `base-url`. */
  baseUrl: string | undefined;
  /** The language; as an attribute, the tag of one of `addLocale`, too. Attribute `locale`. @default that of the page, otherwise Thai */
  locale: DisplayLocale | undefined;
  /** Id of a theme, or a brand. Attribute `theme`. @default that of the page, otherwise by the device's setting */
  theme: string | BrandTokens | BrandPair | undefined;
  /** IANA zone of all times. Attribute `time-zone`. @default "Asia/Bangkok" */
  timeZone: string | undefined;
  /** Whether it is open. Attribute `open`. The wallet is always visible. @default false */
  open: boolean;
  /**
   * Flows that the page shows when the member asks for them: `deposit`, `withdraw` and `transfer` of the wallet, `slip` and `receipt`.
   * Attribute `actions`, separated by spaces. @default "deposit withdraw transfer"
   */
  actions: string | undefined;
  /** `modal`, `inline` or `page`: where the flow is shown. Attribute `presentation`. @default "modal" */
  presentation: FlowPresentation | undefined;
  /**
   * The unit of texts and spaces: `px` on a page with another root size, such as `html { font-size: 62.5% }`.
   * Attribute `unit`. @default "rem"
   */
  unit: LengthUnit | undefined;
  /** Returns the token of the host's own sign-in. @default nobody is signed in */
  getToken: SatangProviderProps["getToken"];
  /** Called when the member presses "Log in" after the session has ended. */
  onLogin: SatangProviderProps["onLogin"];
  /** Your own texts. */
  messages: SatangProviderProps["messages"];
  /** Options of the client and of the storage. */
  options: SessionOptions | undefined;
  /** Of deposits: banks that accept Latin account names only. */
  latinOnly: ViewProps["latinOnly"];
  /** Of the wheel and of the chat: more origins from which pictures are shown. */
  pictureOrigins: ViewProps["pictureOrigins"];
  /** Of the chat: `false` calls nothing while it is closed. @default true */
  watchWhileClosed: ViewProps["watchWhileClosed"];
}

/** The callbacks of {@link mount}: the events of the element. */
export interface MountCallbacks {
  /** Called with `satang-event`. */
  onEvent?: ((detail: FlowEventDetails["satang-event"]) => void) | undefined;
  /** Called with `satang-success`. */
  onSuccess?: ((detail: FlowEventDetails["satang-success"]) => void) | undefined;
  /** Called with `satang-failure`. */
  onFailure?: ((detail: FlowEventDetails["satang-failure"]) => void) | undefined;
  /** Called with `satang-unknown`. */
  onUnknown?: ((detail: FlowEventDetails["satang-unknown"]) => void) | undefined;
  /** Called with `satang-cancel`. */
  onCancel?: ((detail: FlowEventDetails["satang-cancel"]) => void) | undefined;
  /** Called with `satang-open-change`. */
  onOpenChange?: ((detail: FlowEventDetails["satang-open-change"]) => void) | undefined;
  /** Called with `satang-action`. */
  onAction?: ((detail: FlowEventDetails["satang-action"]) => void) | undefined;
  /** Called with `satang-unauthorized`. */
  onUnauthorized?: ((detail: FlowEventDetails["satang-unauthorized"]) => void) | undefined;
  /** Called with `satang-gone`. */
  onGone?: ((detail: FlowEventDetails["satang-gone"]) => void) | undefined;
}

/** Options that `update` can change. */
export interface UpdateOptions
  extends Partial<Omit<FlowElementProperties, "open">>,
    MountCallbacks {
  /** Whether it is open. The wallet is always visible. @default false */
  open?: boolean | undefined;
}

/** Options of {@link mount}. */
export interface MountOptions extends UpdateOptions {
  /** Flow to show. */
  flow: FlowName;
  /** Address of the backend, without `/api`. */
  baseUrl: string;
}
