import { useTranslations } from 'next-intl';
import { DueFees, type MarkAction } from '@/components/fees/due-fees';
import { AppLink } from '@/components/layout/app-link';
import type { Fee } from '@/lib/checking/fees-due/types';

interface MailFeesProps {
  fees: readonly Fee[];
  today: string;
  mark: MarkAction | null;
}

/** What cities asked for by mail and nobody has paid; the page of all fees has the rest. */
export function MailFees({ fees, today, mark }: MailFeesProps) {
  const t = useTranslations('cityMail.fees');
  return (
    <section aria-labelledby="fees-due" className="flex flex-col gap-3">
      <h2 id="fees-due" className="text-xl">
        {t('title')}
      </h2>
      {fees.length === 0 ? (
        <p className="text-muted">{t('none')}</p>
      ) : (
        <DueFees fees={fees} today={today} mark={mark} />
      )}
      <p>
        <AppLink to="/dashboard/fees" className="text-link underline underline-offset-4">
          {t('all')}
        </AppLink>
      </p>
    </section>
  );
}
