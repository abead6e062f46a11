import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { CLAIMS, type Claim, type ClaimId } from '@/content/claims';
import { brand } from '@/lib/brand';
import { figure } from '@/lib/platform/i18n/format';
import { monitoring } from '@/lib/tracking/cities/monitoring';

function getFigure(claim: Claim): string | null {
  return claim.basis === 'counted' ? figure(monitoring().monitored.length) : claim.figure;
}

/** One statement in running text: "No setup fees". */
export function ClaimText({ id }: { id: ClaimId }) {
  const locale = useAppLocale();
  const claim: Claim = CLAIMS[id];
  return [getFigure(claim), claim[locale]].filter((part) => part !== null).join(' ');
}

/** One statement with who says so, where it stands alone. */
export function StatedClaim({ id }: { id: ClaimId }) {
  const t = useTranslations('home.claims');
  return (
    <>
      <strong className="font-semibold">
        <ClaimText id={id} />
      </strong>{' '}
      <span className="text-sm text-muted">{t('stated', { brand: brand.name })}</span>
    </>
  );
}

/** Statements side by side, each with its figure, and who says so. */
export function Claims({ ids }: { ids: readonly ClaimId[] }) {
  const t = useTranslations('home.claims');
  const locale = useAppLocale();
  return (
    <section aria-label={t('label', { brand: brand.name })} className="border-t border-line">
      <div className="mx-auto flex max-w-6xl flex-col gap-4 px-4 py-8 sm:px-6">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-4">
          {ids.map((id) => (
            <div key={id} className="flex flex-col-reverse justify-end border-l-2 border-line pl-4">
              <dt className="text-sm text-muted">{CLAIMS[id][locale]}</dt>
              <dd className="font-heading text-3xl font-extrabold tabular-nums">{getFigure(CLAIMS[id])}</dd>
            </div>
          ))}
        </dl>
        <p className="max-w-[68ch] text-xs text-muted">{t('note', { brand: brand.name })}</p>
      </div>
    </section>
  );
}
