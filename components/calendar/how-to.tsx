import { useTranslations } from 'next-intl';
import { Card, CardHeader } from '@/components/ui/card';
import { Disclosure } from '@/components/ui/disclosure';

/** Where the address goes in the calendars people have. */
export function HowToSubscribe() {
  const t = useTranslations('calendar.how');
  return (
    <Card as="section">
      <CardHeader title={t('title')} className="mb-1" />
      {(['google', 'apple', 'outlook'] as const).map((name) => (
        <Disclosure key={name} summary={t(`${name}.title`)}>
          <p className="max-w-[68ch]">{t(`${name}.text`)}</p>
        </Disclosure>
      ))}
    </Card>
  );
}
