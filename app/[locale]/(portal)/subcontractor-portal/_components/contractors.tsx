import { useTranslations } from 'next-intl';
import type { PortalContractor } from '@/lib/company/subcontractors/view';

/** Whom somebody works for, where it is more than one. */
export function Contractors({ contractors }: { contractors: readonly PortalContractor[] }) {
  const t = useTranslations('portal');
  return (
    <section aria-labelledby="contractors" className="mb-6">
      <h2 id="contractors" className="mb-2 text-lg">
        {t('contractors')}
      </h2>
      <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {contractors.map(({ subcontractorId, companyName, role, permits }) => (
          <li key={subcontractorId} className="rounded-md border border-line bg-card px-4 py-3">
            <p className="font-semibold wrap-anywhere">{companyName}</p>
            <p className="text-sm text-muted">{t('contractor', { role, count: permits })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
