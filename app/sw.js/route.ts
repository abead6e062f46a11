import { SERVICE_WORKER } from './worker';

export const dynamic = 'force-static';

/** Asked for by the dashboard's pages alone; the public site has no service worker. */
export function GET(): Response {
  return new Response(SERVICE_WORKER, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      // What a worker asks for goes by the policy it came with itself: ours alone.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
}
