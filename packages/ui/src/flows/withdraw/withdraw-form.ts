import { createLazyModule } from "@satang/headless/provider";

/** The form of a withdrawal: a closed flow does not need it. */
export const withdrawForm = createLazyModule(
  async () => (await import("./WithdrawForm.tsx")).WithdrawForm,
);
