import { useTranslations } from 'next-intl';
import { parseDevice } from '@/lib/identity/sessions/device';
import { addressBlock } from '@/lib/identity/throttle/client-address';

/** A user agent in words: "Chrome on Android". */
export function useDeviceName(): (userAgent: string | null) => string {
  const t = useTranslations('settings.devices');
  return (userAgent) => {
    const { browser, system } = parseDevice(userAgent);
    if (browser && system) return t('named', { browser, system });
    return browser ?? system ?? t('unknown');
  };
}

/** A network as people write it: an IPv4 address that came wrapped in IPv6 is unwrapped. */
export function networkName(address: string | null): string | null {
  return address === null ? null : addressBlock(address).replace(/^::ffff:/i, '');
}
