import { z } from 'zod';
import { findFile } from '@/lib/checking/checks/files';
import { fileIdSchema } from '@/lib/checking/checks/schema';
import { attachment } from '@/lib/checking/files/disposition';
import { fileKey } from '@/lib/checking/files/keys';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileStore } from '@/lib/edge/server/files';
import { AppError } from '@/lib/errors';

/** Somebody put it there: whatever it is, no browser opens it here. */
const SEALED = {
  'content-type': 'application/octet-stream',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

/** A file as it was uploaded, to be saved. */
export const GET = browserRoute({
  name: 'getCheckOriginal',
  access: 'checks.read',
  limit: 'read',
  params: z.object({ file: fileIdSchema }),
  query: z.object({}),
  run: async (ctx, { params: { file: fileId } }) => {
    const file = await findFile(ctx, { fileId });
    const original = file && (await fileStore().read(fileKey(file.companyId, file.hash)));
    if (!file || !original) throw new AppError('not_found', { detail: `no original of ${fileId}` });
    return new Response(original.stream, {
      headers: {
        ...SEALED,
        'content-length': String(original.bytes),
        'content-disposition': attachment(file.name),
      },
    });
  },
});

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
