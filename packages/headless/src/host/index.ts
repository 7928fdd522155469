export {
  createHostSatang,
  type HostSatang,
  type HostSatangOptions,
} from "./create-host-satang.ts";
export type { GetToken } from "./host-tokens.ts";
