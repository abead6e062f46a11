import { figure } from '@/lib/platform/i18n/format';

/** `35` → "+35", `-1` → "−1" with the sign that is read as one. */
export function signedFigure(value: number): string {
  if (value === 0) return '0';
  return `${value > 0 ? '+' : '−'}${figure(Math.abs(value))}`;
}
