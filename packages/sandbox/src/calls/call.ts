import type { OperationId } from "@satang/api";
import type { Edition } from "@satang/core";
import type { Db } from "../database/database.ts";
import type { Member } from "../database/schema.ts";
import type { Refusal } from "../errors/refusal.ts";
import type { Settings } from "../settings/settings.ts";
import type { ChatLine } from "./chat-line.types.ts";

/** The parts of the sandbox's configuration that handlers read. */
export type Site = {
  readonly edition: Edition;
  /** Base64 AES-GCM key that opens sealed gift links. */
  readonly giftLinkKey: string;
  /** Prefix of the addresses of pictures; empty for the same origin. */
  readonly publicUrl: string;
  /** Called with each one-time code when it is sent. */
  readonly onOtp: (phone: string, code: string) => void;
  readonly chatLine: ChatLine;
};

/** A call, inside its transaction. */
export type Call<Body = unknown> = {
  readonly tx: Db;
  readonly now: Date;
  readonly site: Site;
  readonly settings: Settings;
  readonly params: Readonly<Record<string, string>>;
  /** Checked against the contract already. */
  readonly body: Body;
  readonly form: FormData | undefined;
  readonly member: Member | undefined;
  /** Hash of the token that the call was made with. */
  readonly session: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** Network address of the caller, of `x-forwarded-for`; empty without one. */
  readonly address: string;
  /** Acts when the call is committed; never when it is undone. */
  readonly afterCommit: (act: () => void) => void;
};

/** A call with a token that was checked. */
export interface MemberCall<Body = unknown> extends Call<Body> {
  readonly member: Member;
}

/** The JSON of a 200 reply, or a refusal that keeps the effects of the call. A thrown refusal undoes them. */
export type Reply = unknown | Refusal;

/** The function that answers an operation. */
export type Handler = (call: Call) => Promise<Reply>;

/** The handler of each operation of the contract; a missing one does not compile. */
export type AllHandlers = Readonly<Record<OperationId, Handler>>;

/** The handlers of a feature folder, by operationId. */
export type Handlers = Partial<AllHandlers>;
