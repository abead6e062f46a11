'use client';

import { useTranslations } from 'next-intl';
import { useGo } from '@/components/commands/use-go';
import { useRun } from '@/components/permits/use-run';
import type { Run } from '@/components/projects/types';
import { Button } from '@/components/ui/button';
import { StatusIcon } from '@/components/ui/status-badge';
import type { ProjectProposal } from '@/lib/company/projects/view';
import { plainPlace } from '@/lib/tracking/cities/place-words';
import { sentenceCase } from '@/lib/tracking/permits/plain-case';

interface ProposalsProps {
  proposals: readonly ProjectProposal[];
  create: Run<{ permitIds: number[] }, { id: string }>;
  addTo: Run<{ projectId: string; permitIds: number[] }>;
  decline: Run<{ city: string; addressNorm: string }>;
}

/** Permits at one address that are in no job: one press makes it, another says that it is none. */
export function Proposals({ proposals, create, addTo, decline }: ProposalsProps) {
  const t = useTranslations('projects.proposals');
  const { run, pending } = useRun();
  const go = useGo();
  if (proposals.length === 0) return null;
  const make = ({ projectId, permits }: ProjectProposal) => {
    const permitIds = permits.map(({ id }) => id);
    if (projectId === null)
      run(
        () => create({ permitIds }),
        ({ id }) => go({ to: '/dashboard/jobs/[id]', params: { id } }),
      );
    else run(() => addTo({ projectId, permitIds }));
  };
  return (
    <section aria-labelledby="proposals" className="border-b border-line bg-sunken px-4 py-4 desk:px-6">
      <h2 id="proposals" className="text-sm font-semibold">
        {t('title', { count: proposals.length })}
      </h2>
      <p className="mb-3 text-[13px] text-muted">{t('text')}</p>
      <ul className="grid gap-x-6 gap-y-2 wide:grid-cols-2">
        {proposals.map((proposal) => (
          <li
            key={`${proposal.city} ${proposal.addressNorm}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2"
          >
            <div className="min-w-0 flex-1 basis-56">
              <p className="font-semibold wrap-anywhere">
                {proposal.address}
                <span className="ml-2 text-[13px] font-normal text-muted">
                  {plainPlace(proposal.cityName, proposal.state)}
                </span>
              </p>
              <ul className="flex flex-wrap gap-x-3 text-[13px] text-muted">
                {proposal.permits.slice(0, 4).map((permit) => (
                  <li key={permit.id} className="inline-flex items-center gap-1">
                    <StatusIcon bucket={permit.statusBucket} className="[&>svg]:size-3.5" />
                    {permit.permitType ? sentenceCase(permit.permitType) : permit.permitNumber}
                  </li>
                ))}
                {proposal.permits.length > 4 ? (
                  <li>{t('more', { count: proposal.permits.length - 4 })}</li>
                ) : null}
              </ul>
            </div>
            <Button size="sm" variant="secondary" pending={pending} onClick={() => make(proposal)}>
              {t(proposal.projectId === null ? 'make' : 'addTo')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              disabled={pending}
              aria-label={t('declineOf', { address: proposal.address })}
              onClick={() => run(() => decline({ city: proposal.city, addressNorm: proposal.addressNorm }))}
            >
              {t('decline')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
