export { SatangProvider, type SatangProviderProps } from "./SatangProvider.tsx";
