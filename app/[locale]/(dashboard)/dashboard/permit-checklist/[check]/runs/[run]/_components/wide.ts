/** Viewport width from which a page has room beside its finding. */
export const WIDE = '(min-width: 64rem)';
