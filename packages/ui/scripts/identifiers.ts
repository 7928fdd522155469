interface Named {
  /** The hash of the file, then the number of the name in it. */
  hash: string;
  filePath: string;
}

/** Of a hash of six or seven. Two files in ten thousand builds would have the same. */
const LENGTH = 4;

const files = new Map<string, string>();
const owners = new Map<string, string>();

/**
 * Names of classes and keyframes: shorter than those of vanilla-extract, because nothing compresses a hash.
 * @throws Error when two files have the same short hash: rename one
 */
export function identifiers({ hash, filePath }: Named): string {
  // The first name in a file has the number 0.
  const file = files.get(filePath) ?? hash.slice(0, -1);
  files.set(filePath, file);
  const short = file.slice(0, LENGTH);
  const owner = owners.get(short) ?? filePath;
  if (owner !== filePath) throw new Error(`${owner} and ${filePath} have the same hash`);
  owners.set(short, filePath);
  return `_${short}${hash.slice(file.length)}`;
}
