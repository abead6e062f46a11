import { z } from 'zod';
import { findFile } from '@/lib/checking/checks/files';
import { fileIdSchema } from '@/lib/checking/checks/schema';
import { findSharedFile } from '@/lib/checking/checks/shared-file';
import { pageKey } from '@/lib/checking/files/keys';
import { MAX_PAGES } from '@/lib/checking/files/types';
import { browserRoute, refuseMethods } from '@/lib/edge/server/browser-route';
import { fileStore } from '@/lib/edge/server/files';
import { AppError } from '@/lib/errors';

const params = z.object({
  file: fileIdSchema,
  page: z
    .string()
    .regex(/^[1-9]\d{0,2}$/)
    .transform(Number)
    .pipe(z.number().max(MAX_PAGES)),
});

/** The picture of a page, for the company whose file it is. */
const ownPicture = browserRoute({
  name: 'getCheckPage',
  access: 'checks.read',
  limit: 'read',
  params,
  query: z.object({}),
  run: async (ctx, { params: { file: fileId, page } }) =>
    // A page never changes.
    answer(await findFile(ctx, { fileId }), page, 'private, max-age=31536000, immutable'),
});

/** The same for whoever was given a link to its result. */
const sharedPicture = browserRoute({
  name: 'getCheckPage',
  access: 'public',
  limit: 'public',
  params,
  query: z.object({ share: z.string() }),
  run: async (ctx, { params: { file: fileId, page }, query: { share: token } }) =>
    // A link may end.
    answer(await findSharedFile(ctx, { token, fileId }), page, 'private, max-age=3600'),
});

export const GET: typeof ownPicture = (request, route) =>
  (new URL(request.url).searchParams.has('share') ? sharedPicture : ownPicture)(request, route);

type PagedFile = Awaited<ReturnType<typeof findSharedFile>>;

async function answer(file: PagedFile, page: number, caching: string): Promise<Response> {
  const picture = file && (await fileStore().read(pageKey(file.companyId, file.hash, page)));
  if (!picture) throw new AppError('not_found', { detail: `no picture of page ${page}` });
  return new Response(picture.stream, {
    headers: {
      'content-type': 'image/webp',
      'content-length': String(picture.bytes),
      'cache-control': caching,
      'x-robots-tag': 'noindex',
    },
  });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as PATCH, refuse as POST, refuse as PUT };
