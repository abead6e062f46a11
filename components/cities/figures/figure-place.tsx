import type { Markup } from './markup';

/** `city/austin-tx/days/es`: what stands there, and in which language. */
export type FigureName = `${string}/${'en' | 'es'}`;

/** By name, as the web server asks for them. */
export type Figures = Readonly<Record<string, string>>;

export interface FigurePlaceProps {
  name: FigureName;
  /** Said until the figures are known. */
  fallback?: Markup | null;
  /** Known already: in development, where pages are made when they are asked for. */
  figures?: Figures;
  className?: string;
}

/**
 * Where figures of the feeds stand in a static page. The web server writes them between the two comments
 * (`scripts/web/figures.mjs`), so that they are in the HTML for readers without script; React leaves what is written
 * this way as it finds it.
 */
export function FigurePlace({ name, fallback = null, figures = {}, className }: FigurePlaceProps) {
  const inner = figures[name] ?? fallback?.text ?? '';
  return (
    <div
      className={className}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by `markup`, which escapes
      dangerouslySetInnerHTML={{ __html: `<!--figure:${name}-->${inner}<!--/figure-->` }}
    />
  );
}
