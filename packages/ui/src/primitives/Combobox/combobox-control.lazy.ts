import { createLazyModule } from "@satang/core";

/** Our list. Loaded early, the native one is not visible first; where it does not load, the native one stays. */
export const lazyComboboxControl = createLazyModule(
  async () => (await import("./ComboboxControl.tsx")).ComboboxControl,
);
