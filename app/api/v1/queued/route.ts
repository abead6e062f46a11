import { z } from 'zod';
import { applyQueued } from '@/lib/company/offline/apply';
import { queuedSchema } from '@/lib/company/offline/schema';
import { parseInput, refuseZero } from '@/lib/edge/api/parse-input';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { AppError } from '@/lib/errors';

/** A note of 20,000 letters and what is around it. */
const MAX_BYTES = 128 * 1024;

/** What a device did without a signal, one at a time, in its order. */
export const POST = browserRoute({
  name: 'applyQueued',
  access: 'projects.change',
  limit: 'write',
  params: z.object({}),
  query: z.object({}),
  upload: true,
  run: async (ctx, { request }) => {
    if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES)
      throw new AppError('payload_too_large');
    const body: unknown = await request.json().catch(() => null);
    refuseZero(body);
    const answer = await applyQueued(ctx, parseInput(queuedSchema, body));
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('POST');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as PUT };
