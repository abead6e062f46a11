import { getTranslations } from 'next-intl/server';
import { findingWords } from '@/lib/checking/review/finding-text';
import type { Finding } from '@/lib/checking/review/types';
import type { Locale } from '@/lib/platform/i18n/locales';

const NOWHERE = { x: 0, y: 0, w: 0, h: 0 };
const FILE = 'example';

/** The number of the street has two digits the other way round on one sheet. */
const FINDING: Finding = {
  key: 'example',
  rule: 'address_differs',
  severity: 'major',
  documentId: 'site_plan',
  places: [
    { fileId: FILE, page: 3, box: NOWHERE, quote: '132 MAPLE AVE' },
    { fileId: FILE, page: 1, box: NOWHERE, quote: '123 MAPLE AVE' },
  ],
  values: { found: '132 MAPLE AVE', expected: '123 MAPLE AVE', expectedIn: 'application' },
  citation: null,
  by: 'rule',
};

/** One finding of a document review as the result shows it: the sheet with the place marked, and its words. */
export async function ReviewFigure({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'features.review.figure' });
  const words = (await findingWords(locale))(FINDING, {
    documents: new Map([
      ['site_plan', t('sitePlan')],
      ['application', t('application')],
    ]),
    files: new Map([[FILE, t('file')]]),
  });
  return (
    <figure aria-label={t('label')} className="flex flex-col gap-2">
      <div className="grid border border-line bg-card sm:grid-cols-2">
        <SheetDrawing description={t('drawing')} wrong={FINDING.places[0]?.quote ?? ''} />
        <div className="flex flex-col gap-2 border-t border-line px-4 py-5 sm:border-t-0 sm:border-l sm:px-6">
          <p className="font-bold">{words.title}</p>
          <p>{words.what}</p>
          <p className="text-sm">
            <span className="font-semibold text-issued">{t('fix')}</span> {words.fix}
          </p>
        </div>
      </div>
      <figcaption className="text-xs text-muted">{t('caption')}</figcaption>
    </figure>
  );
}

/** A site plan with its title block; the words the finding quotes are marked. */
function SheetDrawing({ description, wrong }: { description: string; wrong: string }) {
  return (
    <svg
      viewBox="0 0 240 176"
      role="img"
      aria-label={description}
      className="block h-auto w-full bg-sunken"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
    >
      <path d="M14 12h212v152H14z" fill="var(--card)" />
      <path d="M14 126h212M124 126v38" />
      <path d="M30 26h146v86H30z" stroke="var(--control)" strokeDasharray="8 3 2 3" />
      <path d="M58 44h70v22h20v30H58z" />
      <path d="M30 78h28M148 84h28M93 96v16" stroke="var(--muted)" strokeWidth="1" />
      <path d="M200 52V28m0 0-5 9m5-9 5 9" />
      <g stroke="none" fill="var(--ink)" fontSize="9" className="font-mono">
        <text x="196" y="66">
          N
        </text>
        <text x="132" y="142">
          SP-1
        </text>
        <text x="132" y="156" fill="var(--muted)">
          1&quot; = 20&apos;
        </text>
        <text x="24" y="149">
          {wrong}
        </text>
      </g>
      <path d="M19 136h98v20H19z" stroke="var(--accent)" strokeWidth="2.5" />
    </svg>
  );
}
