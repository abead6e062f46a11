'use client';

import { useTranslations } from 'next-intl';
import type { CityOption } from '@/components/cities/city-option';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import { Skeleton } from '@/components/ui/skeleton';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';
import type { DemoChecklist } from '@/lib/sales/onboarding/demo-checklist';
import type { OnboardingActions, PermitTypeChoice } from '../wizard-types';
import { useDemoChecklist } from './use-demo-checklist';

export interface DemoChecklistPanelProps {
  cities: readonly CityOption[];
  city: string;
  permitTypes: readonly PermitTypeChoice[];
  permitType: PermitTypeId;
  showDemo: OnboardingActions['showDemo'];
  onCity: (slug: string) => void;
  onPermitType: (type: PermitTypeId) => void;
}

/** What a checklist looks like, for one of the company's own cities. */
export function DemoChecklistPanel(props: DemoChecklistPanelProps) {
  const { cities, city, permitTypes, permitType, showDemo, onCity, onPermitType } = props;
  const t = useTranslations('onboarding.welcome.demo');
  const { demo, again } = useDemoChecklist(showDemo, { city, permitType });
  return (
    <section aria-labelledby="demo-title" className="flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <h3 id="demo-title" className="text-lg">
          {t('title')}
        </h3>
        <p className="text-muted">{t('text')}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          name="demoPermitType"
          label={t('type')}
          value={permitType}
          onChange={(event) => {
            const chosen = permitTypes.find(({ id }) => id === event.target.value);
            if (chosen) onPermitType(chosen.id);
          }}
          options={permitTypes.map(({ id, name }) => ({ value: id, label: name }))}
        />
        {cities.length > 1 ? (
          <SelectField
            name="demoCity"
            label={t('city')}
            value={city}
            onChange={(event) => onCity(event.target.value)}
            options={cities.map(({ slug, label }) => ({ value: slug, label }))}
          />
        ) : null}
      </div>
      {demo.kind === 'made' ? <MadeList checklist={demo.checklist} /> : null}
      {demo.kind === 'loading' ? (
        <div role="status" className="flex flex-col gap-2">
          <span className="sr-only">{t('loading')}</span>
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-40 w-full" />
        </div>
      ) : null}
      {demo.kind === 'failed' ? (
        <Alert tone="info" title={t('failed')}>
          <Button variant="secondary" size="sm" onClick={again}>
            {t('again')}
          </Button>
        </Alert>
      ) : null}
    </section>
  );
}

function MadeList({ checklist }: { checklist: DemoChecklist }) {
  const t = useTranslations('onboarding.welcome.demo');
  const { title, place, required, questions, documents, firstQuestion } = checklist;
  const more = required - documents.length;
  return (
    <div className="rounded-md border border-line">
      <div role="status" className="border-b border-line bg-sunken px-4 py-3">
        <p className="font-semibold">
          {title}, {place}
        </p>
        <p className="text-sm text-muted">{t('headline', { documents: required, questions })}</p>
      </div>
      <ul aria-label={t('documents')} className="divide-y divide-line">
        {documents.map((document) => (
          <li key={document.id} className="flex flex-col gap-0.5 px-4 py-3">
            <span className="font-semibold">{document.label}</span>
            <span className="text-sm text-muted">{document.why}</span>
            <span className="font-mono text-xs wrap-anywhere text-muted">{document.citation}</span>
          </li>
        ))}
      </ul>
      {more > 0 || firstQuestion !== null ? (
        <div className="flex flex-col gap-1 border-t border-line px-4 py-3 text-sm text-muted">
          {more > 0 ? <p>{t('more', { count: more })}</p> : null}
          {firstQuestion === null ? null : <p>{t('question', { question: firstQuestion })}</p>}
        </div>
      ) : null}
    </div>
  );
}
