import type { Failure } from "@satang/core";
import { useQuery } from "@tanstack/react-query";
import { type SatangScope, useSatang } from "../provider/index.ts";
import { activeBonusQuery } from "./active-bonus.query.ts";
import {
  type ActiveBonus,
  activeBonusId,
  type BonusOffer,
  toActiveBonus,
  toBonusOffer,
} from "./bonus.rules.ts";
import { bonusListQuery } from "./bonus-list.query.ts";

/** The bonuses and the active one, as two views read them. */
export type BonusReads = {
  readonly scope: SatangScope;
  readonly isLoaded: boolean;
  /** The active one first. */
  readonly offers: readonly BonusOffer[];
  readonly active: ActiveBonus | null;
  /** Number of the member's active bonus; empty for a promotion. */
  readonly activeId: string;
  readonly readFailure: Failure | null;
  readonly isReading: boolean;
  readonly retry: () => void;
};

const isCurrent = ({ status }: BonusOffer) => status === "current";

/** Reads the list and the active bonus. */
export function useBonusReads(
  hook: string,
  { enabled, utcOffset }: { readonly enabled: boolean; readonly utcOffset?: number | undefined },
): BonusReads {
  const scope = useSatang(hook);
  const { clock, queryClient } = scope;
  const list = useQuery({ ...bonusListQuery(scope), enabled }, queryClient);
  const check = useQuery({ ...activeBonusQuery(scope), enabled }, queryClient);
  const now = clock.now();
  const offers = (list.data ?? []).map((bonus) => toBonusOffer(bonus, { now, utcOffset }));
  const isLoaded = list.data !== undefined && check.data !== undefined;
  return {
    scope,
    isLoaded,
    offers: [...offers.filter(isCurrent), ...offers.filter((offer) => !isCurrent(offer))],
    active: check.data ? toActiveBonus(check.data, offers) : null,
    activeId: activeBonusId(list.data ?? []),
    readFailure: isLoaded ? null : (list.error ?? check.error),
    isReading: list.isFetching || check.isFetching,
    retry: () => {
      void list.refetch();
      void check.refetch();
    },
  };
}
