import { useTranslations } from 'next-intl';
import { Card } from '@/components/ui/card';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { Disclosure } from '@/components/ui/disclosure';
import type { Confidence, Layer } from '@/lib/catalogue/checklists/types';
import { LayerTag } from './layer-tag';

const LAYERS = ['federal', 'model', 'state', 'city'] as const satisfies readonly Layer[];
const CONFIDENCES = ['A', 'B', 'C', 'G'] as const satisfies readonly Confidence[];

/** What the labels beside a document mean, in plain words. */
export function Legend() {
  const t = useTranslations('checklists');
  return (
    <Card flush className="px-4 sm:px-5 print:hidden">
      <Disclosure summary={t('legend.title')} className="border-b-0">
        <div className="grid gap-6 border-t border-line pt-4 text-sm sm:grid-cols-2">
          <div>
            <h3 className="mb-2 text-base">{t('legend.layers')}</h3>
            <ul className="flex flex-col gap-3">
              {LAYERS.map((layer) => (
                <li key={layer} className="flex flex-col items-start gap-1">
                  <LayerTag layer={layer} />
                  <span className="text-muted">{t(`layers.${layer}.text`)}</span>
                </li>
              ))}
            </ul>
          </div>
          <div>
            <h3 className="mb-2 text-base">{t('legend.confidence')}</h3>
            <ul className="flex flex-col gap-3">
              {CONFIDENCES.map((confidence) => (
                <li key={confidence} className="flex flex-col items-start gap-1">
                  <ConfidenceMark confidence={confidence} className="font-semibold" />
                  <span className="text-muted">{t(`confidence.${confidence}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </Disclosure>
    </Card>
  );
}
