import type { Edition } from "@satang/core";
import type { Bank } from "../settings/banks.data.ts";

/** The banks as the lookup lists them: in the Lao edition the one of Laos is first. */
export const banksOf = (banks: readonly Bank[], edition: Edition): readonly Bank[] =>
  edition === "lao"
    ? [...banks].sort((one, other) => Number(other.code === "BCEL") - Number(one.code === "BCEL"))
    : banks;

/** Finds a bank by code. */
export const findBank = (banks: readonly Bank[], code: string): Bank | undefined =>
  banks.find((bank) => bank.code === code);
