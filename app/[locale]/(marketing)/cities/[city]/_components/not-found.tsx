import { useTranslations } from 'next-intl';
import { OutsideLink } from '@/components/cities/outside-link';
import { type Answers, phoneText } from './answers';

/** Nothing was found: said so, and who will know. */
export function NotFound({ answers: { desk, ask }, text }: { answers: Answers; text: string }) {
  const t = useTranslations('cities.sheet');
  return (
    <p className="text-muted">
      {text} {t('ask')}{' '}
      {desk?.phone ? (
        <>
          <span lang="en">{desk.name}</span>,{' '}
          <a href={`tel:${desk.phone}`} className="text-link whitespace-nowrap tabular-nums">
            {phoneText(desk.phone)}
          </a>
        </>
      ) : (
        <OutsideLink href={ask.url}>{ask.name}</OutsideLink>
      )}
    </p>
  );
}
