import { admit } from '@/lib/access/gate';
import { findFile } from '@/lib/checks/files';
import { fileIdSchema } from '@/lib/checks/schema';
import { AppError } from '@/lib/errors';
import { attachment } from '@/lib/files/disposition';
import { fileKey } from '@/lib/files/keys';
import { answerBrowser, refuseMethods } from '@/lib/server/browser-route';
import { fileStore } from '@/lib/server/files';

type Props = { params: Promise<{ file: string }> };

/** Somebody put it there: whatever it is, no browser opens it here. */
const SEALED = {
  'content-type': 'application/octet-stream',
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
};

/** A file as it was uploaded, to be saved. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  return answerBrowser(request, { name: 'getCheckOriginal', limit: 'read' }, async (ctx, account) => {
    const gated = admit(ctx, account, 'checks.read');
    const fileId = fileIdSchema.safeParse((await params).file);
    if (!fileId.success) throw new AppError('not_found');
    const file = await findFile(gated, { fileId: fileId.data });
    const original = file && (await fileStore().read(fileKey(file.companyId, file.hash)));
    if (!file || !original) throw new AppError('not_found', { detail: `no original of ${fileId.data}` });
    return new Response(original.stream, {
      headers: {
        ...SEALED,
        'content-length': String(original.bytes),
        'content-disposition': attachment(file.name),
      },
    });
  });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
