import { useTranslations } from 'next-intl';
import { SourceMarks } from '@/components/cities/fact';
import type { SourceBook } from '@/components/cities/source-book';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { ConfidenceMark } from '@/components/ui/confidence-mark';
import { ASPECTS, type Aspect, type ComparedProduct } from '@/content/comparisons/types';
import { brand } from '@/lib/brand';
import { ourFigures } from './our-figures';

export interface ComparisonTableProps {
  product: ComparedProduct;
  book: SourceBook;
  /** These alone, in the order of the table; else every aspect there is something to say of. */
  only?: readonly Aspect[];
}

/** Stays in sight while the aspects pass below it; its rule is a shadow, because a border would stay behind. */
const HEAD =
  'sticky top-0 z-10 bg-paper py-3 align-top font-heading text-lg shadow-[inset_0_-1px_0_var(--line)]';

/** The other product and ours side by side, an aspect at a time: two columns, which fit a phone. */
export function ComparisonTable({ product, book, only = ASPECTS }: ComparisonTableProps) {
  const t = useTranslations('comparisons');
  const locale = useAppLocale();
  const figures = ourFigures();
  const shown = ASPECTS.filter((aspect) => only.includes(aspect) && product.facts[aspect] !== undefined);
  const confidences = new Set(shown.flatMap((aspect) => product.facts[aspect]?.confidence ?? []));
  // Said once where it is the same for all.
  const [shared = null] = confidences.size === 1 ? confidences : [];
  return (
    <table className="w-full table-fixed border-collapse border-t-[3px] border-accent text-left max-sm:text-sm">
      <caption className="sr-only">{t('table', { product: product.name, brand: brand.name })}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} pr-3 sm:pr-6`}>
            {product.name}
            {shared ? (
              <span className="block font-sans text-xs font-normal">
                <ConfidenceMark confidence={shared} />
              </span>
            ) : null}
          </th>
          <th scope="col" className={`${HEAD} pl-3 sm:pl-6`}>
            {brand.name}
          </th>
        </tr>
      </thead>
      {shown.map((aspect) => {
        const fact = product.facts[aspect];
        return (
          <tbody key={aspect} className="border-b border-line">
            <tr>
              <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 text-sm font-semibold text-muted">
                {t(`aspects.${aspect}`)}
              </th>
            </tr>
            <tr className="align-top">
              <td className="pr-3 pb-4 sm:pr-6">
                {fact ? (
                  <>
                    {fact.text[locale]}
                    <SourceMarks numbers={book.getNumbers(fact)} />
                    {shared ? null : (
                      <span className="block">
                        <ConfidenceMark confidence={fact.confidence} />
                      </span>
                    )}
                  </>
                ) : (
                  <span className="text-muted">{t('notStated')}</span>
                )}
              </td>
              <td className="border-l border-line pb-4 pl-3 sm:pl-6">{t(`ours.${aspect}`, figures)}</td>
            </tr>
          </tbody>
        );
      })}
    </table>
  );
}
