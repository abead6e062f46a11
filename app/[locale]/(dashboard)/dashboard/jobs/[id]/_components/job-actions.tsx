import { Camera, MapPin, Phone, StickyNote } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ProjectSummary } from '@/lib/company/projects/view';

const BUTTON =
  'flex min-h-15 flex-col items-center justify-center gap-1 rounded-md border border-line-strong bg-card px-1 text-center text-[13px] leading-4 font-semibold active:bg-hover';

/** On a phone the first row to touch: the way there, a call, a photo, a note. */
export function JobActions({ job, mayWrite }: { job: ProjectSummary; mayWrite: boolean }) {
  const t = useTranslations('projects.thumb');
  const query = new URLSearchParams({
    api: '1',
    destination: `${job.address}, ${job.city}, ${job.state} ${job.zip ?? ''}`.trim(),
  });
  return (
    <nav aria-label={t('label')} className="grid auto-cols-fr grid-flow-col gap-2 desk:hidden print:hidden">
      <a
        href={`https://www.google.com/maps/dir/?${query}`}
        target="_blank"
        rel="noopener noreferrer"
        className={BUTTON}
      >
        <MapPin aria-hidden="true" className="size-5" />
        {t('directions')}
      </a>
      {job.clientPhone ? (
        <a href={`tel:${job.clientPhone.replace(/[^\d+]/g, '')}`} className={BUTTON}>
          <Phone aria-hidden="true" className="size-5" />
          {t('call')}
        </a>
      ) : null}
      {mayWrite ? (
        <>
          <a href="#photos" className={BUTTON}>
            <Camera aria-hidden="true" className="size-5" />
            {t('photo')}
          </a>
          <a href="#notes" className={BUTTON}>
            <StickyNote aria-hidden="true" className="size-5" />
            {t('note')}
          </a>
        </>
      ) : null}
    </nav>
  );
}
