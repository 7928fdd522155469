export { ToastProvider, type ToastProviderProps } from "./ToastProvider.tsx";
export type { ToastActions, ToastOptions, ToastTone } from "./toast.types.ts";
export { useToast } from "./use-toast.ts";
