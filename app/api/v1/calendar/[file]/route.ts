import { readCalendar } from '@/lib/company/calendar/read';
import { refuseMethods } from '@/lib/edge/server/browser-route';
import { openRoute } from '@/lib/edge/server/open-route';
import { env } from '@/lib/env';

const HEADERS = {
  'cache-control': 'private, no-cache',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/** A calendar file by its secret address, `<token>.ics`: what calendars read has no place for a sign-in. */
export const GET = openRoute<{ file: string }>({
  name: 'getCalendar',
  headers: HEADERS,
  run: async (ctx, request, { file }) => {
    const token = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : '';
    const { body, etag } = await readCalendar(ctx, { token, origin: new URL(env().SITE_URL).origin });
    const headers = { ...HEADERS, etag };
    if (knows(request, etag)) return new Response(null, { status: 304, headers });
    return new Response(body, {
      headers: {
        ...headers,
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="permits.ics"',
      },
    });
  },
});

/** Whether the reader has this very file; a proxy that packs it marks what it hands on as weak. */
function knows(request: Request, etag: string): boolean {
  const known = request.headers.get('if-none-match') ?? '';
  return known.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
