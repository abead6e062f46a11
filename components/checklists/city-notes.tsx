import { useTranslations } from 'next-intl';
import { FeeEstimateView } from '@/components/checks/fee-estimate';
import { NeedAnswer } from '@/components/cities/need-answer';
import { OutsideLink } from '@/components/cities/outside-link';
import { NotIncluded } from '@/components/fees/not-included';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Card } from '@/components/ui/card';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import type { LocalisedChecklist } from '@/lib/catalogue/checklists/localise';
import type { Answers } from '@/lib/catalogue/checklists/types';
import { estimateForJob } from '@/lib/catalogue/fees/for-job';
import { cityLabel } from '@/lib/tracking/cities/catalogue';
import { cityLayer } from '@/lib/tracking/cities/city-layer';
import type { CityFact, JobNeed } from '@/lib/tracking/cities/types';
import { SourcesFold } from './sources-fold';

/** What the city itself adds to the list: its rules for this job, its portal, and its fee where a schedule is held. */
export function CityNotes({ checklist, answers }: { checklist: LocalisedChecklist; answers: Answers }) {
  const t = useTranslations('checklists.city');
  const locale = useAppLocale();
  const { permitType, place } = checklist;
  const where = { city: place.city, county: place.county, state: place.state };
  const layer = cityLayer(where, permitType.id);
  if (!layer) return null;
  const fee = estimateForJob({
    city: layer.slug,
    place: where,
    permitType: permitType.id,
    answers,
    given: {},
  });
  const groups = [
    { id: 'exempt', facts: layer.exempt },
    { id: 'asked', facts: layer.asked },
    { id: 'returns', facts: layer.returns },
  ] as const;
  const name = cityLabel(layer.slug, locale);
  return (
    <section aria-labelledby="city-notes" className="flex flex-col gap-3">
      <h2 id="city-notes" className="text-xl">
        {t('title', { city: name })}
      </h2>
      <Card flush>
        {layer.portal ? (
          <p className="border-b border-line px-4 py-3 sm:px-5">
            {t('apply')} <OutsideLink href={layer.portal.url}>{layer.portal.name}</OutsideLink>
          </p>
        ) : null}
        {layer.need ? <Need need={layer.need} /> : null}
        {groups.map(({ id, facts }) =>
          facts.length > 0 ? <Group key={id} title={t(id)} facts={facts} /> : null,
        )}
        <div className="px-4 py-4 sm:px-5">
          <h3 className="mb-2 font-sans text-sm font-semibold tracking-normal text-muted">{t('fee')}</h3>
          {fee ? (
            <div className="flex flex-col gap-3">
              <FeeEstimateView fee={fee} />
              {fee.estimate.status === 'missing_input' ? <NotIncluded texts={fee.schedule.excluded} /> : null}
            </div>
          ) : (
            <p>{t('noFee')}</p>
          )}
          <SiteLink
            to="/cities/[city]"
            params={{ city: layer.slug }}
            hash="fees"
            className="text-link mt-2 inline-flex min-h-6 items-center text-sm pointer-coarse:min-h-11 print:hidden"
          >
            {t('more', { city: name })}
          </SiteLink>
        </div>
      </Card>
    </section>
  );
}

function Need({ need: { needs, text, sources, confidence } }: { need: JobNeed }) {
  const t = useTranslations('checklists.city');
  const locale = useAppLocale();
  return (
    <div className="flex flex-col gap-1 border-b border-line px-4 py-4 sm:px-5">
      <h3 className="font-sans text-sm font-semibold tracking-normal text-muted">{t('need')}</h3>
      <p>
        <NeedAnswer needs={needs} /> {text[locale]}
      </p>
      <ConfidenceMark confidence={confidence} />
      <SourcesFold sources={sources} />
    </div>
  );
}

function Group({ title, facts }: { title: string; facts: readonly CityFact[] }) {
  const locale = useAppLocale();
  return (
    <div className="border-b border-line px-4 py-4 sm:px-5">
      <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal text-muted">{title}</h3>
      <ul className="divide-y divide-line">
        {facts.map(({ text, sources, confidence }) => (
          <li key={text.en} className="flex break-inside-avoid flex-col gap-1 py-3">
            <p>{text[locale]}</p>
            <ConfidenceMark confidence={confidence} />
            <SourcesFold sources={sources} />
          </li>
        ))}
      </ul>
    </div>
  );
}
