const signatures: readonly (readonly [type: string, offset: number, bytes: readonly number[]])[] = [
  ["image/png", 0, [0x89, 0x50, 0x4e, 0x47]],
  ["image/jpeg", 0, [0xff, 0xd8, 0xff]],
  ["image/gif", 0, [0x47, 0x49, 0x46, 0x38]],
  ["video/quicktime", 4, [0x66, 0x74, 0x79, 0x70, 0x71, 0x74]],
  ["video/mp4", 4, [0x66, 0x74, 0x79, 0x70]],
];

/** The type of a file by its first bytes; its name and its declared type are ignored. */
export function sniffType(content: Uint8Array): string | undefined {
  return signatures.find(([, offset, bytes]) =>
    bytes.every((byte, index) => content[offset + index] === byte),
  )?.[0];
}
