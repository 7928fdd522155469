const PLACE = "%percentFail%";

/** The notice of a bonus, with its percentage in each place for it, literally (decision 35). */
export const bonusNotice = (notice: string, percentFail: number): string =>
  notice.split(PLACE).join(String(percentFail));
