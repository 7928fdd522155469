import { primitiveStyle } from "../shared/primitive-style.ts";

export const badge = primitiveStyle({ display: "block", flex: "none" }, "bank-badge");
