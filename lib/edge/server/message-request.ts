import { getRequestConfig } from 'next-intl/server';
import { isServing } from '@/lib/env';
import { DEFAULT_LOCALE, isLocale } from '@/lib/platform/i18n/locales';
import { createMessageErrors } from '@/lib/platform/i18n/message-errors';
import { loadMessages } from '@/lib/platform/i18n/messages';

export default getRequestConfig(async ({ requestLocale, locale: explicit }) => {
  const requested = explicit ?? (await requestLocale);
  const locale = isLocale(requested) ? requested : DEFAULT_LOCALE;
  return {
    locale,
    messages: await loadMessages(locale),
    timeZone: 'America/Chicago',
    onError: createMessageErrors(isServing()),
  };
});
