import { useTranslations } from 'next-intl';

/** "1200 N Lamar Blvd · Austin, TX", or only the city where there is no address. */
export function Place({ address, city, state }: { address: string | null; city: string; state: string }) {
  const t = useTranslations('permits.list');
  return (
    <>
      {address ?? t('noAddress')} · {city}, {state}
    </>
  );
}
