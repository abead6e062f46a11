import { useTranslations } from 'next-intl';
import { markStyle } from '@/components/checks/zoom';
import { Disclosure } from '@/components/ui/disclosure';
import type { FoundAt } from '@/lib/checking/review/types';

interface Props {
  place: FoundAt;
  file: string;
  token: string;
}

/** A page with the place marked on it, one tap away; it is fetched once it is opened. */
export function SharedPage({ place: { fileId, page, box, quote }, file, token }: Props) {
  const t = useTranslations('report.shared');
  const words = quote.trim();
  return (
    <div className="print:hidden">
      <Disclosure
        className="border-b-0"
        summary={
          <span className="text-sm">
            {t('where', { file, page })}
            {words ? (
              <span className="block font-normal text-muted wrap-anywhere">
                <q>
                  <bdi>{words}</bdi>
                </q>
              </span>
            ) : null}
          </span>
        }
      >
        <div className="relative overflow-hidden rounded-md border border-line bg-white">
          {/* biome-ignore lint/performance/noImgElement: made by the reader at the size it is, behind a secret address */}
          <img
            src={`/api/v1/check-files/${fileId}/pages/${page}?share=${token}`}
            alt={words ? t('pictureQuote', { file, page, quote: words }) : t('picture', { file, page })}
            loading="lazy"
            decoding="async"
            className="block h-auto min-h-40 w-full"
          />
          <span
            aria-hidden="true"
            className="absolute rounded-[3px] border-[3px] border-[#b93c0a] bg-[#b93c0a]/10 shadow-[0_0_0_2px_rgb(255_255_255/0.85)]"
            style={markStyle(box)}
          />
        </div>
      </Disclosure>
    </div>
  );
}
