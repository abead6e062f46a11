import type { CSSProperties } from 'react';
import type { Tones } from '@/lib/company/branding/types';

interface Toned {
  'data-branded': boolean;
  style?: CSSProperties;
}

/**
 * For an element whose action colour is a company's: `[data-branded]` puts these tones in the place of ours. Which of
 * the two counts, `color-scheme` decides.
 */
export function toned(tones: Tones | null | undefined): Partial<Toned> {
  if (!tones) return {};
  const { light, dark } = tones;
  return {
    'data-branded': true,
    style: {
      '--brand-light': light.accent,
      '--brand-dark': dark.accent,
      '--brand-strong-light': light.strong,
      '--brand-strong-dark': dark.strong,
      '--on-brand-light': light.on,
      '--on-brand-dark': dark.on,
    } as CSSProperties,
  };
}
