import { z } from 'zod';
import { admit } from '@/lib/access/gate';
import type { Account } from '@/lib/accounts/types';
import { findFile } from '@/lib/checks/files';
import { fileIdSchema } from '@/lib/checks/schema';
import { findSharedFile } from '@/lib/checks/shared-file';
import type { Context, PublicActor } from '@/lib/context';
import { AppError } from '@/lib/errors';
import { pageKey } from '@/lib/files/keys';
import { MAX_PAGES } from '@/lib/files/types';
import { answerBrowser, refuseMethods } from '@/lib/server/browser-route';
import { fileStore } from '@/lib/server/files';

type Props = { params: Promise<{ file: string; page: string }> };

const paramsSchema = z.object({
  file: fileIdSchema,
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_PAGES)),
});

/** The picture of a page: for the company whose file it is, and for whoever was given a link to its result. */
export async function GET(request: Request, { params }: Props): Promise<Response> {
  const token = new URL(request.url).searchParams.get('share');
  return answerBrowser(
    request,
    { name: 'getCheckPage', limit: token === null ? 'read' : 'public' },
    async (ctx, account) => {
      const asked = paramsSchema.safeParse(await params);
      if (!asked.success) throw new AppError('not_found');
      const { file: fileId, page } = asked.data;
      const file =
        token === null ? await ownFile(ctx, account, fileId) : await findSharedFile(ctx, { token, fileId });
      const picture = file && (await fileStore().read(pageKey(file.companyId, file.hash, page)));
      if (!picture) throw new AppError('not_found', { detail: `no picture of ${fileId}, page ${page}` });
      return new Response(picture.stream, {
        headers: {
          'content-type': 'image/webp',
          'content-length': String(picture.bytes),
          // A page never changes; a link may end.
          'cache-control': token === null ? 'private, max-age=31536000, immutable' : 'private, max-age=3600',
          'x-robots-tag': 'noindex',
        },
      });
    },
  );
}

function ownFile(ctx: Context<PublicActor>, account: Account | null, fileId: string) {
  return findFile(admit(ctx, account, 'checks.read'), { fileId });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
