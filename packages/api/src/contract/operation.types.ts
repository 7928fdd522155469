import type { OPERATIONS } from "../generated/operations.ts";
import type { components, operations } from "../generated/schema.ts";

/** Every schema of the contract by name. */
export type Schemas = components["schemas"];

/** Every operationId of the contract. */
export type OperationId = keyof typeof OPERATIONS & keyof operations;

/** The 200 body of an operation as it is on the wire. */
export type Reply<Id extends OperationId> =
  operations[Id]["responses"][200]["content"]["application/json"];

/** The JSON body of an operation. */
export type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { "application/json": infer Json } };
}
  ? Json
  : never;

/** The path parameters of an operation. */
export type PathOf<Id extends OperationId> = operations[Id]["parameters"] extends {
  path: infer Path;
}
  ? Path
  : never;

/** Availability, in the one shape that the client returns. */
export type FlagState = {
  readonly isActive: boolean;
};

/** Banners; none when the backend has none. */
export type Banners = {
  banners: Schemas["Banner"][];
};

type ReadAs = {
  lookupSlip: Schemas["SlipLookup"] & FlagState;
  inviteBanners: Banners;
  refundBanners: Banners;
  promotionFind: Schemas["Promotion"];
  lookupRegisterOtp: FlagState;
  lookupEnableChatWidget: FlagState;
  spinwheelActive: FlagState;
  spinwheelSpin: Schemas["SpinSuccess"];
  spinwheelClaimCoupon: Schemas["CouponClaimed"];
};

/** The data that a method resolves to: the reply, with one shape for flags and without refusals. */
export type Data<Id extends OperationId> = Id extends keyof ReadAs ? ReadAs[Id] : Reply<Id>;
