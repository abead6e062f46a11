import { MAP_HEIGHT, MAP_WIDTH, statePaths } from '@/components/cities/map-geometry';

export const dynamic = 'force-static';

/** The states' outlines, drawn once at build; pages use it as a mask and give it their own colour. */
export function GET(): Response {
  const { nation, borders } = statePaths();
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_WIDTH} ${MAP_HEIGHT}" fill="none" stroke="#000" stroke-linejoin="round">` +
    `<path d="${nation}" stroke-width="1.5"/><path d="${borders}" stroke-width=".75"/></svg>`;
  return new Response(svg, {
    headers: { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'public, max-age=86400' },
  });
}
