import { CircleHelp, SquareCheck } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LayerTag } from '@/components/checklists/layer-tag';
import { placeName } from '@/components/checklists/place-name';
import { useReasonText } from '@/components/checklists/reason-text';
import { SiteLink } from '@/components/layout/site-link';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { buttonClass } from '@/components/ui/button';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { buildChecklist } from '@/lib/catalogue/checklists/checklist';
import { type LocalisedDocument, localiseChecklist } from '@/lib/catalogue/checklists/localise';
import { placeText } from '@/lib/catalogue/checklists/schema';
import type { PermitTypeId } from '@/lib/catalogue/checklists/types';

/** One line of each kind: the model code's, the state's, the county's, and two that wait for an answer. */
const LINES = ['roof_spec', 'product_approval', 'uniform_roof_form', 'roof_nailing', 'contractor_license'];
const TYPE: PermitTypeId = 'roofing';
const PLACE = { city: 'Miami', county: null, state: 'FL' } as const;

/** Some lines of a real list, before anybody has asked for one, and for who has no script. */
export function ExampleList() {
  const t = useTranslations('solutions.checklist.example');
  const locale = useAppLocale();
  const list = localiseChecklist(buildChecklist({ permitType: TYPE, place: PLACE, answers: {} }), locale);
  const required = list.documents.filter(({ status }) => status === 'required').length;
  const lines = LINES.flatMap((id) => list.documents.find((document) => document.id === id) ?? []);
  const [rejection] = list.rejections;
  return (
    <section aria-labelledby="example" className="grid gap-6 lg:grid-cols-12 lg:gap-10">
      <div className="flex flex-col items-start gap-3 lg:col-span-4">
        <p className="text-sm font-semibold text-muted">{t('eyebrow')}</p>
        <h2 id="example" className="text-2xl font-extrabold">
          {t('title', { type: list.permitType.name, place: placeName(PLACE, locale) })}
        </h2>
        <p className="text-muted">{t('text', { required, questions: list.questions.length })}</p>
        <p className="text-muted">{t('county')}</p>
        <SiteLink
          to="/solutions/ai-permit-checklist"
          query={{ type: TYPE, place: placeText(PLACE) }}
          className={buttonClass({ variant: 'secondary' })}
        >
          {t('open')}
        </SiteLink>
      </div>
      <div className="min-w-0 border border-line bg-card lg:col-span-8">
        <ul>
          {lines.map((document) => (
            <ExampleLine key={document.id} document={document} />
          ))}
        </ul>
        {rejection ? (
          <p className="bg-sunken px-4 py-4 text-sm sm:px-5">
            <strong className="block font-semibold">{t('rejection')}</strong> {rejection.reason}.{' '}
            <span className="text-muted">{rejection.fix}</span>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function ExampleLine({ document }: { document: LocalisedDocument }) {
  const t = useTranslations('checklists.reason');
  const reasonText = useReasonText();
  const { status, reason, label, why, layer, confidence, citation } = document;
  const Icon = status === 'ask' ? CircleHelp : SquareCheck;
  return (
    <li className="flex gap-3 border-b border-line px-4 py-4 sm:px-5">
      <Icon aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal">{label}</h3>
        <p className="max-w-[72ch] text-sm text-muted">
          {reason.kind === 'open' ? (
            <span className="text-ink">
              {t('open', { count: reason.questions.length })}{' '}
              {reason.questions.map(({ text }) => text).join(' · ')}
            </span>
          ) : (
            <>
              <span className="text-ink">
                {reasonText(status === 'required' ? 'required' : 'may_be_asked', reason)}
              </span>{' '}
              {why}
            </>
          )}
        </p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <LayerTag layer={layer} />
          <ConfidenceMark confidence={confidence} />
          <span className="font-mono text-xs wrap-anywhere text-muted">{citation}</span>
        </div>
      </div>
    </li>
  );
}
