"use client";

import { useOpenQr } from "@satang/headless/deposit";
import { OpenQrCard } from "./OpenQrCard.tsx";

/** Props of {@link OpenQr}. */
export type OpenQrProps = {
  /** Opens the deposit, which shows the QR. */
  readonly onOpen: () => void;
};

/**
 * The QR that waits for payment, for the home screen: amount, time left, and a button. Nothing without an open QR. It
 * makes no call.
 *
 * @example
 * <OpenQr onOpen={openDeposit} />
 */
export function OpenQr({ onOpen }: OpenQrProps) {
  const qr = useOpenQr();
  return qr && <OpenQrCard qr={qr} onOpen={onOpen} />;
}
