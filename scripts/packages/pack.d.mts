/** Where the packages are installed as a partner has them. */
export declare const PACKED: string;
