/**
 * `(journey.txt §7, POST /api/login)` → `(POST /api/login)`; a group with references to the project's own documents only is
 * removed.
 */
export function withoutReferences(text: string): string;
