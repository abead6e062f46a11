import { useTranslations } from 'next-intl';
import type { Lead } from '@/lib/company/prospects/view';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';

/** The firm on the permit, or that there is none, with the city's word for it. */
export function ContractorWord({ lead: { contractorName, isUnclaimed } }: { lead: Lead }) {
  const t = useTranslations('prospects');
  if (contractorName === null) return <span className="text-muted">{t('noContractor')}</span>;
  const word = sentenceCase(contractorName);
  return <span className="wrap-anywhere">{isUnclaimed ? t('ownerWord', { word }) : word}</span>;
}
