/** Scales that kinds of drawings are drawn at. */
export const PLAN = ['1/4" = 1\'-0"', '1/8" = 1\'-0"', '3/16" = 1\'-0"'] as const;
export const SITE = ['1" = 10\'', '1" = 20\'', '1" = 30\''] as const;
export const DETAIL = ['1/2" = 1\'-0"', '3/4" = 1\'-0"'] as const;
export const NOT_TO_SCALE = ['NTS'] as const;
