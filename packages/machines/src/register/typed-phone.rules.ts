import { normalisePhone } from "@satang/core";
import type { RegisterContext } from "./register.types.ts";

/** The typed phone number as the service stores it (decision 23). */
export const toPhone = ({ draft, edition }: Pick<RegisterContext, "draft" | "edition">): string =>
  normalisePhone(draft.phone, edition);
