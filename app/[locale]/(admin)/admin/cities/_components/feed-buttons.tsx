'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

interface Props {
  feedId: string;
  city: string;
  paused: boolean;
  /** It may be read: a look at its source has passed. */
  verified: boolean;
  readNow: (input: { feedId: string }) => Promise<Answer>;
  probeNow: (input: { feedId: string }) => Promise<Answer>;
  setPaused: (input: { feedId: string; paused: boolean }) => Promise<Answer>;
}

export function FeedButtons({ feedId, city, paused, verified, readNow, probeNow, setPaused }: Props) {
  const t = useTranslations('admin.cities');
  const reading = useRun();
  const looking = useRun();
  const pausing = useRun();
  const ask = () =>
    reading.run(
      () => readNow({ feedId }),
      () => toast.success(t('readAsked', { city })),
    );
  const look = () =>
    looking.run(
      () => probeNow({ feedId }),
      () => toast.success(t('probeAsked', { city })),
    );
  const turn = () =>
    pausing.run(
      () => setPaused({ feedId, paused: !paused }),
      () => toast.success(t(paused ? 'resumed' : 'paused', { city })),
    );
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {paused || !verified ? null : (
        <Button
          variant="secondary"
          size="sm"
          pending={reading.pending}
          onClick={ask}
          aria-label={t('readNowNamed', { city })}
        >
          {t('readNow')}
        </Button>
      )}
      {paused ? null : (
        <Button
          variant="secondary"
          size="sm"
          pending={looking.pending}
          onClick={look}
          aria-label={t('probeNowNamed', { city })}
        >
          {t('probeNow')}
        </Button>
      )}
      <Button
        variant="quiet"
        size="sm"
        pending={pausing.pending}
        onClick={turn}
        aria-label={t(paused ? 'resumeNamed' : 'pauseNamed', { city })}
      >
        {t(paused ? 'resume' : 'pause')}
      </Button>
    </div>
  );
}
