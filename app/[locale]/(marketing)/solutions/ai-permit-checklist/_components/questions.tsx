import { useFormatter, useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { Section } from '@/components/marketing/section';
import { StructuredData } from '@/components/seo/structured-data';
import { faqPage } from '@/components/seo/things';
import { Disclosure } from '@/components/ui/disclosure';
import { statesWithNotes } from './coverage';

const QUESTIONS = ['approved', 'where', 'machine', 'stored'] as const;

/** What people ask about the check. */
export function Questions() {
  const t = useTranslations('solutions.checklist.faq');
  const format = useFormatter();
  const locale = useAppLocale();
  const states = format.list(statesWithNotes(locale));
  const items = QUESTIONS.map((id) => ({
    question: t(`${id}.question`),
    answer: id === 'where' ? t('where.answer', { states }) : t(`${id}.answer`),
  }));
  return (
    <Section title={t('title')}>
      <div className="border-t border-line">
        {items.map(({ question, answer }, index) => (
          <Disclosure key={question} name="checklist-questions" open={index === 0} summary={question}>
            <p className="max-w-[68ch] text-muted">{answer}</p>
          </Disclosure>
        ))}
      </div>
      <StructuredData things={[faqPage(locale, items)]} />
    </Section>
  );
}
