import { z } from 'zod';
import { checkIdSchema } from '@/lib/checking/checks/schema';
import { toFile } from '@/lib/checking/checks/to-api';
import { uploadFile } from '@/lib/checking/checks/upload';
import { parseInput } from '@/lib/edge/api/parse-input';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileBody } from '@/lib/edge/server/file-body';
import { fileStore } from '@/lib/edge/server/files';

/** A file from one of our pages into a check: its bytes are the body, and are kept as they arrive. */
export const PUT = browserRoute({
  name: 'uploadCheckFile',
  access: 'checks.change',
  limit: 'write',
  params: z.object({}),
  query: z.object({ check: z.string().min(1).max(64), name: z.string().min(1).max(1_000) }),
  upload: true,
  run: async (ctx, { query: { check, name }, request }) => {
    const checkId = parseInput(checkIdSchema, check, { code: 'not_found' });
    const file = await uploadFile(ctx, { checkId, name, ...fileBody(request), files: fileStore() });
    return Response.json(toFile(file), { status: 201, headers: { 'cache-control': 'no-store' } });
  },
});

const refuse = refuseMethods('PUT');

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST };
