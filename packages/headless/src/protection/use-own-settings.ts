import type { ProtectionSettings } from "@satang/machines/protection";
import { useQuery } from "@tanstack/react-query";
import { useSatang } from "../provider/use-satang.ts";
import { useMember } from "../wallet/index.ts";
import { settingsQuery } from "./protection.query.ts";

/** Settings of the signed-in member; `null` until they were read, and where the host turned the protection off. */
export function useOwnSettings(hook: string): {
  readonly member: string | null;
  readonly settings: ProtectionSettings | null;
  /** The settings are being read for the first time. */
  readonly isReading: boolean;
} {
  const scope = useSatang(hook);
  const { id } = useMember() ?? {};
  const { data, isLoading } = useQuery(
    { ...settingsQuery(scope, id ?? ""), enabled: scope.protection !== null && id !== undefined },
    scope.queryClient,
  );
  return { member: id ?? null, settings: data ?? null, isReading: isLoading };
}
