import { findLogo } from '@/lib/company/branding/queries';
import { logoHashSchema } from '@/lib/company/branding/schema';
import { openRoute } from '@/lib/edge/server/open-route';
import { AppError } from '@/lib/errors';

/**
 * A company's logo by the hash of its content, for pages and for mails wherever they are read: the same for everybody,
 * without a cookie, and as a picture alone.
 */
export const GET = openRoute<{ file: string }>({
  name: 'getLogo',
  run: async (ctx, _request, { file }) => {
    const hash = logoHashSchema.safeParse(/^(.*)\.png$/.exec(file)?.[1]);
    const png = hash.success ? await findLogo(ctx, { hash: hash.data }) : null;
    if (!png) throw new AppError('not_found', { detail: `no logo ${file.slice(0, 80)}` });
    return new Response(png, {
      headers: {
        'content-type': 'image/png',
        'content-length': String(png.byteLength),
        // What lies at the address never changes.
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        // Mail is read on other sites.
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
      },
    });
  },
});
