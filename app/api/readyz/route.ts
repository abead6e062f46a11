import { refuseMethods } from '@/lib/edge/server/browser-route';
import { openRoute } from '@/lib/edge/server/open-route';
import { getReadiness } from '@/lib/edge/server/readiness';

/** Whether requests should be sent here: `/readyz` of the web server, which knows by itself that it is stopping. */
export const GET = openRoute({
  name: 'getReadiness',
  run: async (ctx) => {
    const readiness = await getReadiness(ctx);
    return Response.json(readiness, {
      status: readiness.status === 'ready' ? 200 : 503,
      headers: { 'cache-control': 'no-store' },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
