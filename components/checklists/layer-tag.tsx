import { useTranslations } from 'next-intl';
import type { Layer } from '@/lib/catalogue/checklists/types';

/** Who asks for a document. */
export function LayerTag({ layer }: { layer: Layer }) {
  const t = useTranslations('checklists.layers');
  return (
    <span className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap">
      {t(`${layer}.name`)}
    </span>
  );
}
