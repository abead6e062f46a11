import { useFormatter, useTranslations } from 'next-intl';
import { AppLink } from '@/components/layout/app-link';
import type { MailedInspection } from '@/lib/checking/city-mail/queries';
import { calendarDay } from '@/lib/platform/i18n/format';
import { type OpenMailbox, PermitAddress } from './permit-address';

interface Props {
  permitId: number;
  inspections: readonly MailedInspection[];
  /** Null for who may only read. */
  open: OpenMailbox | null;
}

/** What the city mailed of this permit's inspections, and the address that takes its mail. */
export function CityMail({ permitId, inspections, open }: Props) {
  const t = useTranslations('cityMail');
  const format = useFormatter();
  return (
    <div className="flex flex-col gap-3">
      {inspections.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line text-sm">
          {inspections.map(({ mailId, position, kind, heldOn, window, result, inspector }) => (
            <li key={`${mailId} ${position}`} className="py-2">
              <AppLink
                to="/dashboard/mail"
                query={{ mail: mailId }}
                className="font-semibold wrap-anywhere underline-offset-4 hover:underline"
              >
                {kind ?? t('review.inspection')}
              </AppLink>
              <p className="text-muted">
                {[
                  heldOn && calendarDay(format, heldOn),
                  window && t('review.window', { window }),
                  result && t(`review.results.${result}`),
                  inspector && t('review.inspector', { name: inspector }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      ) : null}
      {open ? <PermitAddress permitId={permitId} open={open} /> : null}
    </div>
  );
}
