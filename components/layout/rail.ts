/**
 * Between `desk` and `wide` the navigation is a strip of icons, which opens over the page while a pointer or the
 * keyboard is in it: what has no place in the strip shows then.
 */
export const IN_RAIL =
  'transition-opacity desk:max-wide:opacity-0 desk:max-wide:group-hover/side:opacity-100 desk:max-wide:group-has-focus-visible/side:opacity-100';
