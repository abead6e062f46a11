import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { getTranslations } from 'next-intl/server';
import { MAP_HEIGHT, MAP_WIDTH, statePaths } from '@/components/cities/map-geometry';
import { MarkPicture } from '@/components/seo/mark-picture';
import { pictureName } from '@/components/seo/picture-address';
import { listPublicPages, type PublicPageName, textsOfPage } from '@/components/seo/public-pages';
import { brand } from '@/lib/brand';
import { utcDay } from '@/lib/platform/clock/days';
import { systemTime } from '@/lib/platform/clock/system';
import { isLocale, type Locale } from '@/lib/platform/i18n/locales';
import { type CardFacts, cardFacts } from './_card/card-facts';

// Drawn when first asked for: a build does not wait for two hundred pictures. Kept here and not as a static route's
// answers, which Next writes to the disk for every name that somebody makes up.
export const dynamic = 'force-dynamic';

/** At most one of each page and language, of the day on which it was drawn: days to a permit move. */
const drawn = new Map<string, Promise<ArrayBuffer>>();
let drawnOn = '';

const font = (file: string) => readFile(join(process.cwd(), 'app/fonts', file));

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ locale: string; name: string }> },
) {
  const { locale, name } = await params;
  const page = listPublicPages().find((one) => `${pictureName(one.key, one.params)}.png` === name);
  if (!isLocale(locale) || !page) return new Response(null, { status: 404 });
  const today = utcDay(systemTime());
  if (drawnOn !== today) drawn.clear();
  drawnOn = today;
  const key = `${locale}/${name}`;
  const picture = drawn.get(key) ?? draw(page, locale);
  drawn.set(key, picture);
  // One that failed is drawn anew the next time.
  picture.catch(() => drawn.delete(key));
  return new Response(await picture, {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
  });
}

/** The picture of a shared link: what the page is called, under the beam, and what is on that page alone. */
async function draw(page: PublicPageName, locale: Locale): Promise<ArrayBuffer> {
  const [{ title }, facts, t, heading, text] = await Promise.all([
    textsOfPage(page, locale),
    factsOf(page, locale),
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
          fontSize: title.length > 44 ? 60 : title.length > 27 ? 68 : 76,
          lineHeight: 1.08,
          letterSpacing: '-0.02em',
        }}
      >
        {title}
      </div>
      <div style={{ display: 'flex', alignItems: 'flex-end', justifyContent: 'space-between', gap: 48 }}>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            gap: 10,
            flex: 1,
            fontSize: 30,
            lineHeight: 1.3,
          }}
        >
          {facts.figure ? (
            <div style={{ display: 'flex', flexDirection: 'column' }}>
              <span style={{ fontFamily: 'Heading', fontSize: 72 }}>{facts.figure.value}</span>
              <span style={{ color: '#54606c' }}>{facts.figure.of}</span>
            </div>
          ) : null}
          {facts.lines.map((line) => (
            <span key={line} style={{ color: '#54606c' }}>
              {line}
            </span>
          ))}
        </div>
        {facts.point ? <Outline {...facts.point} /> : null}
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

/** The country with the city's place in it. */
function Outline({ x, y }: { x: number; y: number }) {
  const { nation } = statePaths();
  return (
    <svg width="320" height="200" viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} aria-hidden="true">
      <path d={nation} fill="none" stroke="#85898e" strokeWidth="4" />
      <circle cx={x} cy={y} r="22" fill="#b93c0a" />
    </svg>
  );
}

async function factsOf(page: PublicPageName, locale: Locale): Promise<CardFacts> {
  const t = await getTranslations({ locale, namespace: 'cities' });
  return cardFacts(page, locale, {
    days: (count) => t('numbers.days', { count }),
    median: t('days.legend'),
  });
}
