import { getRequestConfig } from 'next-intl/server';
import { isServing } from '@/lib/env';
import { DEFAULT_LOCALE, languageOf, regional } from '@/lib/platform/i18n/locales';
import { createMessageErrors } from '@/lib/platform/i18n/message-errors';
import { loadMessages } from '@/lib/platform/i18n/messages';

export default getRequestConfig(async ({ requestLocale, locale: explicit }) => {
  const locale = languageOf(explicit ?? (await requestLocale) ?? DEFAULT_LOCALE);
  return {
    locale: regional(locale),
    messages: await loadMessages(locale),
    timeZone: 'America/Chicago',
    onError: createMessageErrors(isServing()),
  };
});
