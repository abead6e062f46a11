import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Section } from '@/components/marketing/section';
import { ConfirmDrawing, NameDrawing, NoticeDrawing } from './step-drawings';

const STEPS = [
  { id: 'one', drawing: <NameDrawing /> },
  { id: 'two', drawing: <ConfirmDrawing /> },
  { id: 'three', drawing: <NoticeDrawing /> },
] as const satisfies readonly { id: string; drawing: ReactNode }[];

export function HowItWorks() {
  const t = useTranslations('home.steps');
  return (
    <Section title={t('title')}>
      <ol className="flex flex-col gap-8">
        {STEPS.map(({ id, drawing }, index) => (
          <li
            key={id}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 gap-y-4 sm:grid-cols-[2.5rem_1fr_9rem] sm:items-start"
          >
            <span
              aria-hidden="true"
              className="flex size-10 items-center justify-center rounded-full border-2 border-ink font-heading text-lg font-extrabold"
            >
              {index + 1}
            </span>
            <div className="flex flex-col gap-1.5 pt-1.5">
              <h3 className="text-xl">{t(`${id}.title`)}</h3>
              <p className="max-w-[60ch] text-muted">{t(`${id}.text`)}</p>
            </div>
            <div className="col-start-2 w-36 sm:col-start-3">{drawing}</div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
