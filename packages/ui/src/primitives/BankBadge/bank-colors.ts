/** Fill of each bank's badge, dark enough for white letters (4.5:1). */
export const BANK_COLORS: Readonly<Record<string, string>> = {
  KBANK: "#0e7d25",
  SCB: "#4e2e7f",
  BBL: "#1e4598",
  KTB: "#0b72a8",
  BAY: "#8a5a00",
  GSB: "#c2186c",
  TMB: "#0f5fb0",
  TTB: "#0f5fb0",
  TBANK: "#a84a00",
  BAAC: "#1f6b3a",
  GHB: "#a84a00",
  UOB: "#0b3979",
  CIMB: "#9c1d22",
  CITI: "#0a5a9c",
  KKP: "#4a3f8f",
  TISCO: "#11538a",
  LH: "#4f5a62",
  LHBANK: "#4f5a62",
  BCEL: "#b3261e",
  LDB: "#0b5d9e",
  JDB: "#8f1d3c",
  TRUEWALLET: "#a84a00",
  WW: "#1b5fb3",
  E2P: "#6a3cbf",
};

/** For a bank that is not listed. */
export const UNKNOWN_BANK = "#4f5a78";
