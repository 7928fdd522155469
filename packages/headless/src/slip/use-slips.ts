import { type Result, succeed } from "@satang/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { readAddress } from "../launcher/launcher.rules.ts";
import { useLauncher } from "../launcher/use-launcher.ts";
import { MONEY_KEYS, refreshQueries } from "../money/refresh-money.ts";
import { buttonProps } from "../parts/element-props.ts";
import { useSatang } from "../provider/use-satang.ts";
import { type SlipEntry, slipsKey } from "./slip.rules.ts";
import { slipsQuery } from "./slips.query.ts";
import type { SlipsView } from "./slips.view.ts";

const FIRST_PAGE = 1;

/** Options of {@link useSlips}. */
export type UseSlipsOptions = {
  /** Whether the list is visible: it is read only then. @default true */
  readonly inView?: boolean | undefined;
};

/**
 * The member's slips with their status, newest first, ten rows per page (journey.txt §3).
 * @throws Error outside `SatangProvider`.
 *
 * @example
 * const slips = useSlips();
 * <>
 *   <ul {...slips.getListProps()}>
 *     {slips.entries.map(({ key, status }) => <li key={key}>{status}</li>)}
 *   </ul>
 *   <button {...slips.getRefreshProps()}>Refresh</button>
 * </>
 */
export function useSlips({ inView = true }: UseSlipsOptions = {}): SlipsView {
  const scope = useSatang("useSlips");
  const { client, queryClient } = scope;
  const [page, setPage] = useState(FIRST_PAGE);
  const query = useQuery(
    { ...slipsQuery(scope, page), enabled: inView, placeholderData: keepPreviousData },
    queryClient,
  );
  const launcher = useLauncher();
  const { data, error, isFetching, isPlaceholderData } = query;
  const entries = data?.entries ?? [];
  const stateOf = (): SlipsView["state"] => {
    if (!data) return error ? "readFailed" : "loading";
    return entries.length === 0 && page === FIRST_PAGE ? "empty" : "ready";
  };
  const refresh = () => {
    launcher.clear();
    // A slip that was judged meanwhile has changed the wallet.
    refreshQueries(scope, [slipsKey[0], ...MONEY_KEYS]);
  };
  const readPicture = async (reference: string): Promise<Result<string>> => {
    const reply = await client.statement.slipReference({ reference });
    return reply.ok ? succeed(reply.data.url) : reply;
  };
  return {
    state: stateOf(),
    entries,
    page,
    pageCount: data?.pageCount ?? null,
    readAt: data?.readAt ?? null,
    isReading: isFetching,
    isPageChanging: isPlaceholderData,
    readFailure: data ? null : error,
    rereadFailure: data ? error : null,
    launcher,
    actions: { changePage: setPage, refresh },
    getListProps: () => ({ "aria-busy": isPlaceholderData || undefined }),
    getRefreshProps: () => buttonProps(refresh, isFetching),
    getPictureProps: ({ link }: SlipEntry) => {
      const href = link && readAddress(link, document.baseURI);
      return href ? { href, target: "_blank", rel: "noopener noreferrer" } : null;
    },
    getOpenProps: ({ key, reference }: SlipEntry) =>
      reference === null
        ? null
        : {
            type: "button",
            "aria-disabled": launcher.opening === key || undefined,
            onClick: () => launcher.open(key, () => readPicture(reference)),
          },
  };
}
