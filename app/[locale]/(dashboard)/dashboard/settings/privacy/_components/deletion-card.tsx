import { useFormatter, useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { Card, CardHeader } from '@/components/ui/card';
import type { Clock } from '@/lib/platform/i18n/format';
import type { Deletion } from '@/lib/site/privacy/deletions';
import type { Subject } from '@/lib/site/privacy/types';
import { RequestDeletion, TakeBack } from './deletion-buttons';

interface Props {
  subject: Subject;
  /** What is typed to confirm: the company's name, the account's address. */
  name: string;
  waiting: Deletion | null;
  mayDecide: boolean;
  /** Why the account cannot go now. */
  blocked?: 'owner' | 'admin' | null;
  days: number;
  clock: Clock;
}

/** What a deletion takes away, and the way to it; once it waits, the way back. */
export function DeletionCard({ subject, name, waiting, mayDecide, blocked = null, days, clock }: Props) {
  const t = useTranslations(`privacy.deletion.${subject}`);
  const common = useTranslations('privacy.deletion');
  const format = useFormatter();
  const { timeZone } = clock;
  return (
    <Card as="section">
      <CardHeader title={t('title', { company: name })} description={t('text')} />
      {waiting ? (
        <Alert
          tone="warning"
          title={t('waiting', {
            date: format.dateTime(waiting.dueAt, {
              weekday: 'long',
              month: 'long',
              day: 'numeric',
              timeZone,
            }),
          })}
        >
          <p>{common(waiting.state === 'running' ? 'running' : 'untilThen')}</p>
          {mayDecide && waiting.state === 'waiting' ? (
            <TakeBack deletionId={waiting.id} verb={t('takeBack')} done={t('takenBack')} />
          ) : null}
        </Alert>
      ) : (
        <>
          <ul className="mb-4 list-disc space-y-1 pl-5 text-muted">
            {(['what', 'people', 'free'] as const).map((point) => (
              <li key={point}>{t(point, { days })}</li>
            ))}
          </ul>
          {blocked ? (
            <p className="font-medium">{common(`blocked.${blocked}`)}</p>
          ) : (
            <RequestDeletion subject={subject} name={name} />
          )}
        </>
      )}
    </Card>
  );
}
