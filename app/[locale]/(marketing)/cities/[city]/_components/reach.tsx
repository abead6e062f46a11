import { useTranslations } from 'next-intl';
import { SourceMarks } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import { useAppLocale } from '@/components/layout/use-app-locale';
import type { CityContact } from '@/lib/tracking/cities/types';
import { phoneText } from './answers';

/** How a desk is reached: telephone first, then mail, then its door; in brief, the first of these alone. */
export function Reach({
  desk,
  book,
  brief = false,
}: {
  desk: CityContact;
  book: SourceBook;
  brief?: boolean;
}) {
  const t = useTranslations('cities.sheet');
  const locale = useAppLocale();
  const { phone, mail, address, name, hours, note, source } = desk;
  const link = 'text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11';
  return (
    <div className="flex min-w-0 flex-col wrap-anywhere">
      {phone ? (
        <a href={`tel:${phone}`} className={`${link} font-semibold tabular-nums`}>
          {phoneText(phone)}
        </a>
      ) : null}
      {mail && !(brief && phone) ? (
        <a href={`mailto:${mail}`} className={link}>
          {mail}
        </a>
      ) : null}
      {address && !(brief && (phone || mail)) ? <address className="not-italic">{address}</address> : null}
      <p className="text-sm text-muted">
        <span lang="en">{name}</span>
        <SourceMarks numbers={book.getNumbers({ sources: [source] })} />
        {note ? <span className="block">{note[locale]}</span> : null}
        {hours && !brief ? <span className="block">{t('hours', { hours: hours[locale] })}</span> : null}
      </p>
    </div>
  );
}
