import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { getTranslations } from 'next-intl/server';
import { MarkPicture } from '@/components/seo/mark-picture';
import { pictureName } from '@/components/seo/picture-address';
import { listPublicPages, type PublicPageName, textsOfPage } from '@/components/seo/public-pages';
import { brand } from '@/lib/brand';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';

// Drawn when first asked for: a build does not wait for two hundred pictures. Kept here and not as a static route's
// answers, which Next writes to the disk for every name that somebody makes up.
export const dynamic = 'force-dynamic';

/** At most one of each page and language. */
const drawn = new Map<string, Promise<ArrayBuffer>>();

const font = (file: string) => readFile(join(process.cwd(), 'app/fonts', file));

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; name: string }> },
) {
  const { locale, name } = await params;
  const page = listPublicPages().find((one) => `${pictureName(one.key, one.params)}.png` === name);
  if (!isLocale(locale) || !page) return new Response(null, { status: 404 });
  const key = `${locale}/${name}`;
  const picture = drawn.get(key) ?? draw(page, locale);
  drawn.set(key, picture);
  // One that failed is drawn anew the next time.
  picture.catch(() => drawn.delete(key));
  return new Response(await picture, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}

/** The picture of a shared link: what the page is called, under the beam. */
async function draw(page: PublicPageName, locale: Locale): Promise<ArrayBuffer> {
  const [{ title }, t, heading, text] = await Promise.all([
    textsOfPage(page, locale),
    getTranslations({ locale, namespace: 'site' }),
    font('archivo-800.ttf'),
    font('public-sans-500.ttf'),
  ]);
  const picture = new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '0 80px 64px',
        background: '#fbfaf7',
        color: '#16202b',
        fontFamily: 'Text',
      }}
    >
      <div style={{ display: 'flex', height: 28, margin: '0 -80px', background: '#b93c0a' }} />
      <div
        style={{
          display: 'flex',
          fontFamily: 'Heading',
          fontSize: title.length > 44 ? 68 : 84,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'center', gap: 20, fontSize: 28, color: '#54606c' }}>
        <MarkPicture size={64} />
        <span style={{ fontFamily: 'Heading', fontSize: 44, color: '#16202b' }}>{brand.name}</span>
        <span style={{ marginLeft: 12 }}>{t('tagline')}</span>
      </div>
    </div>,
    {
      width: 1200,
      height: 630,
      fonts: [
        { name: 'Heading', data: heading, weight: 800 },
        { name: 'Text', data: text, weight: 500 },
      ],
    },
  );
  return picture.arrayBuffer();
}
