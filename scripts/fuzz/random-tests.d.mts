export declare function countRandomTests(parts: readonly string[]): number;
