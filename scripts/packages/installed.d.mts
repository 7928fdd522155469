/** Builds and packs the packages and installs them below `PACKED`, unless nothing in them has changed. */
export declare function install(): Promise<void>;
