import { useTranslations } from 'next-intl';
import { useAppLocale } from '@/components/layout/use-app-locale';
import { SCREEN_DENSITY, SCREEN_SIZES, type ScreenId, screenPath } from './screens';

interface Props {
  id: ScreenId;
  /** Of the first screen of a page. */
  eager?: boolean;
}

/** A screen of the running product with the demo company's data: the desk's, on a phone the phone's. */
export function ScreenPicture({ id, eager = false }: Props) {
  const t = useTranslations('home.screens');
  const locale = useAppLocale();
  const pixels = (size: keyof typeof SCREEN_SIZES) => ({
    width: SCREEN_SIZES[size].width * SCREEN_DENSITY,
    height: SCREEN_SIZES[size].height * SCREEN_DENSITY,
  });
  const phone = '(width < 40rem)';
  const dark = '(prefers-color-scheme: dark)';
  return (
    <figure className="border-[1.5px] border-t-[6px] border-ink border-t-accent bg-card lg:border-r-0">
      <picture>
        <source
          media={`${phone} and ${dark}`}
          srcSet={screenPath(id, { size: 'phone', locale, scheme: 'dark' })}
          {...pixels('phone')}
        />
        <source
          media={phone}
          srcSet={screenPath(id, { size: 'phone', locale, scheme: 'light' })}
          {...pixels('phone')}
        />
        <source media={dark} srcSet={screenPath(id, { size: 'desk', locale, scheme: 'dark' })} />
        <img
          src={screenPath(id, { size: 'desk', locale, scheme: 'light' })}
          alt={t(`${id}.alt`)}
          {...pixels('desk')}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          className="block h-auto w-full"
        />
      </picture>
      <figcaption className="flex flex-wrap justify-between gap-x-6 border-t-[1.5px] border-ink px-4 py-2 text-sm text-muted">
        <span>{t(`${id}.caption`)}</span>
        <span>{t('sample')}</span>
      </figcaption>
    </figure>
  );
}
