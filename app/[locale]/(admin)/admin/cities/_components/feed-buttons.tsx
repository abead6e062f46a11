'use client';

import { useTranslations } from 'next-intl';
import { type Answer, useRun } from '@/components/permits/use-run';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';

interface Props {
  feedId: string;
  city: string;
  paused: boolean;
  readNow: (input: { feedId: string }) => Promise<Answer>;
  setPaused: (input: { feedId: string; paused: boolean }) => Promise<Answer>;
}

export function FeedButtons({ feedId, city, paused, readNow, setPaused }: Props) {
  const t = useTranslations('admin.cities');
  const reading = useRun();
  const pausing = useRun();
  const ask = () =>
    reading.run(
      () => readNow({ feedId }),
      () => toast.success(t('readAsked', { city })),
    );
  const turn = () =>
    pausing.run(
      () => setPaused({ feedId, paused: !paused }),
      () => toast.success(t(paused ? 'resumed' : 'paused', { city })),
    );
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {paused ? null : (
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
