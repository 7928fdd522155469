/**
 * Builds and packs the packages and installs them below `PACKED` when something in them has
 * changed.
 */
export declare function install(): Promise<void>;
