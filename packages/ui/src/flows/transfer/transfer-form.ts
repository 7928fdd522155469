import { createLazyModule } from "@satang/headless/provider";

/** The form of a transfer, with its carousels: a closed flow does not need it. */
export const transferForm = createLazyModule(
  async () => (await import("./TransferForm.tsx")).TransferForm,
);
