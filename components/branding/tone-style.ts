import type { CSSProperties } from 'react';
import type { Tones } from '@/lib/company/branding/types';

/** The tones that `.branded` puts in the place of our action colour; which of the two counts, `color-scheme` decides. */
export function toneStyle({ light, dark }: Tones): CSSProperties {
  return {
    '--brand-light': light.accent,
    '--brand-dark': dark.accent,
    '--brand-strong-light': light.strong,
    '--brand-strong-dark': dark.strong,
    '--on-brand-light': light.on,
    '--on-brand-dark': dark.on,
  } as CSSProperties;
}
