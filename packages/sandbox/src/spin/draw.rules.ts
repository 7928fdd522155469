import { createHash } from "node:crypto";
import type { Slice } from "../prize/slice.types.ts";

const BYTES = 6;

/**
 * The chance of one spin, at least 0 and below 1: the same for the same seed, member and number.
 * @param number how many spins the member made before
 */
export function seededChance(seed: string, member: string, number: number): number {
  const hash = createHash("sha256").update(`${seed}\n${member}\n${number}`).digest();
  return hash.readUIntBE(0, BYTES) / 2 ** (8 * BYTES);
}

/** The slice that a chance (at least 0, below 1) wins by the weights; none when nothing can win. */
export function drawSlice(slices: readonly Slice[], chance: number): Slice | undefined {
  const total = slices.reduce((sum, { weight }) => sum + weight, 0);
  let left = chance * total;
  return slices.find(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}
