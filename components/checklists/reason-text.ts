import { useFormatter, useTranslations } from 'next-intl';
import type { LocalisedReason } from '@/lib/catalogue/checklists/localise';

type RequirementStatus = 'required' | 'may_be_asked' | 'not_needed';
type DecidingFact = Extract<LocalisedReason, { kind: 'decided' }>['facts'][number];

/** Says why a document stands where it stands: "Required because the job is in Texas." Null while it is open. */
export function useReasonText(): (status: RequirementStatus, reason: LocalisedReason) => string | null {
  const t = useTranslations('checklists.reason');
  const format = useFormatter();
  const because = ({ fact, given, label, value }: DecidingFact) => {
    if (given === 'permit_type') return t('fact.permit_type');
    if (given === 'answer') return t('fact.answer', { label, value });
    return t(fact === 'county' ? 'fact.county' : 'fact.state', { value });
  };
  return (status, reason) => {
    if (reason.kind === 'open') return null;
    if (reason.kind === 'always') return t(`always.${status}`);
    return t(`because.${status}`, { facts: format.list(reason.facts.map(because)) });
  };
}
