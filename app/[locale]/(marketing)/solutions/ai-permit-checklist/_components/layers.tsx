import { useTranslations } from 'next-intl';
import { LayerTag } from '@/components/checklists/layer-tag';
import { Section } from '@/components/marketing/section';
import { figure } from '@/lib/platform/i18n/format';
import { BeamDrawing } from './beam-drawing';
import { LINE_COUNT, TYPE_COUNT } from './coverage';

const LAYERS = ['model', 'state', 'city'] as const;

/** What a list is put together from. */
export function Layers() {
  const t = useTranslations('solutions.checklist.layers');
  return (
    <Section title={t('title')} text={t('text', { types: figure(TYPE_COUNT), lines: figure(LINE_COUNT) })}>
      <ol className="flex flex-col gap-8">
        {LAYERS.map((layer, index) => (
          <li key={layer} className="grid gap-x-6 gap-y-3 sm:grid-cols-[1fr_9rem] sm:items-start">
            <div className="flex flex-col items-start gap-1.5">
              <LayerTag layer={layer} />
              <h3 className="text-xl">{t(`${layer}.title`)}</h3>
              <p className="max-w-[60ch] text-muted">{t(`${layer}.text`)}</p>
            </div>
            <BeamDrawing beams={index + 1} className="w-36" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
