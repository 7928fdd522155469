/** The folder in which the packages are installed as at a partner. */
export declare const PACKED: string;
