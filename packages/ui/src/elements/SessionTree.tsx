import type { HostSatang } from "@satang/headless/host";
import { SatangProvider, type SatangProviderProps } from "@satang/headless/provider";
import { createPortal } from "react-dom";
import { ElementView, type ElementViewProps } from "./ElementView.tsx";

/** An element as its session renders it. */
export type Rendered = Omit<ElementViewProps, "renew" | "reach"> & {
  readonly id: string;
  /** Where its flow is rendered. */
  readonly place: Element;
};

/** Props of {@link SessionTree}. */
export type SessionTreeProps = {
  readonly satang: HostSatang;
  readonly elements: readonly Rendered[];
  readonly onEvent: NonNullable<SatangProviderProps["onEvent"]>;
};

/** All elements of one backend: one client, one session and one money engine, so that two actions exclude each other. */
export function SessionTree({ satang, elements, onEvent }: SessionTreeProps) {
  const { renew, reach, ...scope } = satang;
  return (
    <SatangProvider {...scope} onEvent={onEvent}>
      {elements.map(({ id, place, ...element }) =>
        createPortal(<ElementView {...element} renew={renew} reach={reach} />, place, id),
      )}
    </SatangProvider>
  );
}
