/** A colour and a shape for each part of the list; the words beside them say the same. */
export const SEVERITY_COLOUR = {
  critical: '#A61B1B',
  major: '#9A4A00',
  minor: '#1D4ED8',
  info: '#475569',
  dismissed: '#57534E',
} as const;
