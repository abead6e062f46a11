import type { FindableCity } from './find-cities';

/**
 * The states' outlines with a point for each city; the list beside it says the same in words. How long a permit takes
 * there colours the point once the figures are known (`components/cities/figures/days-by-city.ts`).
 */
export function CityMap({
  cities,
  shown,
  label,
}: {
  cities: readonly FindableCity[];
  shown: ReadonlySet<string>;
  label: string;
}) {
  // Monitored ones last, so that no neighbour covers them.
  const painted = [...cities].sort((a, b) => Number(a.monitored) - Number(b.monitored));
  return (
    <div className="relative mx-auto w-full max-w-4xl">
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="us-states absolute inset-0 bg-control" />
      {/* For the pointer alone: the keyboard and screen readers go by the list. */}
      <svg viewBox="0 0 975 610" aria-hidden="true" className="relative block h-auto w-full">
        {painted.map(({ slug, label: name, href, monitored, x, y }) => (
          <g key={slug} opacity={shown.has(slug) ? 1 : 0.15}>
            <a href={href} tabIndex={-1}>
              <title>{name}</title>
              <circle cx={x} cy={y} r="14" fill="transparent" />
              <circle
                data-city={slug}
                cx={x}
                cy={y}
                r={monitored ? 8 : 6}
                fill={monitored ? 'var(--muted)' : 'var(--paper)'}
                stroke={monitored ? 'var(--paper)' : 'var(--ink)'}
                strokeWidth="2"
              />
            </a>
          </g>
        ))}
      </svg>
    </div>
  );
}
