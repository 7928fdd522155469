/** A promotion code as the calls have it: without spaces around it, in upper case (journey.txt §5). */
export const toPromotionCode = (typed: string): string => typed.trim().toUpperCase();
