const SOURCE = "@satang/source";

const withoutSource = (target) =>
  typeof target === "string"
    ? target
    : Object.fromEntries(
        Object.entries(target)
          .filter(([condition]) => condition !== SOURCE)
          .map(([condition, inner]) => [condition, withoutSource(inner)]),
      );

module.exports = {
  hooks: {
    /** What is published has no source, so it must not promise any. */
    beforePacking: (manifest) =>
      manifest.exports ? { ...manifest, exports: withoutSource(manifest.exports) } : manifest,
  },
};
