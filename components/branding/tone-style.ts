import type { CSSProperties } from 'react';
import type { Tones } from '@/lib/company/branding/types';

/** Sets the action colour of whatever lies inside; which of the two counts, `color-scheme` decides. */
export function toneStyle({ light, dark }: Tones): CSSProperties {
  return {
    '--accent': `light-dark(${light.accent}, ${dark.accent})`,
    '--accent-strong': `light-dark(${light.strong}, ${dark.strong})`,
    '--on-accent': `light-dark(${light.on}, ${dark.on})`,
  } as CSSProperties;
}
