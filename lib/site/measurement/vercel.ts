import { pagePath } from './page-path';
import type { Sender } from './types';

/** Vercel Web Analytics counts page views by itself; it is given each address as we would measure it. */
export async function loadVercel(): Promise<Sender> {
  const { inject } = await import('@vercel/analytics');
  let allowed = true;
  inject({
    mode: 'production',
    beforeSend(event) {
      if (!allowed) return null;
      const { origin, pathname } = new URL(event.url);
      return { ...event, url: origin + pagePath(pathname) };
    },
  });
  return {
    send() {},
    withdraw() {
      allowed = false;
    },
    allow() {
      allowed = true;
    },
  };
}
