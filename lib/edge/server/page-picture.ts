import 'server-only';
import { pageKey } from '@/lib/checking/files/keys';
import { AppError } from '@/lib/errors';
import { fileStore } from './files';

/** The picture of a page, for whom its file was found. */
export async function pagePicture(
  file: { companyId: string; hash: string } | null,
  page: number,
  caching = 'private, max-age=31536000, immutable',
): Promise<Response> {
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
