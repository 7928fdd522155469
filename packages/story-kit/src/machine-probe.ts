import { useSatang } from "@satang/headless/provider";
import { useState } from "react";
import { type Running, watchMachines } from "./machine-watch.ts";

/**
 * The first child of a provider; records every machine that is started there, and every state that
 * it enters.
 */
export function MachineProbe() {
  const { actors } = useSatang("MachineProbe");
  useState(() => {
    const watch = watchMachines();
    const { take } = actors;
    actors.take = (key, factory) => {
      const actor = take(key, factory);
      watch(actor as unknown as Running);
      return actor;
    };
  });
  return null;
}
