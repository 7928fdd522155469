/** `data-state` of a button that sends. */
export const readiness = (isBusy: boolean, isDisabled = false) => {
  if (isDisabled) return "disabled";
  return isBusy ? "busy" : "ready";
};
