import { useTranslations } from 'next-intl';
import { Section } from '@/components/marketing/section';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import type { Confidence } from '@/lib/catalogue/checklists/types';
import { figure } from '@/lib/platform/i18n/format';
import { linesWith } from './coverage';

const CONFIDENCES = ['A', 'B', 'C', 'G'] as const satisfies readonly Confidence[];

/** How far a line can be trusted, and how many lines there are of each kind. */
export function Confidences() {
  const t = useTranslations('solutions.checklist.confidences');
  const checks = useTranslations('checklists.confidence');
  return (
    <Section title={t('title')} text={t('text')}>
      <table className="w-full border border-line bg-card text-left">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="bg-sunken text-sm">
          <tr>
            <th scope="col" className="px-4 py-2.5">
              {t('mark')}
            </th>
            <th scope="col" className="px-4 py-2.5 text-right">
              {t('lines')}
            </th>
          </tr>
        </thead>
        <tbody>
          {CONFIDENCES.map((confidence) => (
            <tr key={confidence} className="border-t border-line align-top">
              <th scope="row" className="px-4 py-3 font-normal">
                <ConfidenceMark confidence={confidence} className="text-sm font-semibold" />
                <span className="block text-muted">{checks(confidence)}</span>
              </th>
              <td className="px-4 py-3 text-right font-semibold tabular-nums">
                {figure(linesWith(confidence))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
