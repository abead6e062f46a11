import { createTranslator } from 'use-intl/core';
import type common from '../../messages/en/common.json';
import type home from '../../messages/en/home.json';
import type mail from '../../messages/en/mail.json';
import type permits from '../../messages/en/permits.json';
import type { Locale } from './locales';

interface MailMessages {
  mail: typeof mail;
  /** What a status is called and means, and what a plan is called: said in mail in the words the pages use. */
  status: (typeof common)['status'];
  meaning: (typeof permits)['meaning'];
  plans: (typeof home)['plans']['names'];
}

async function loadMailMessages(locale: Locale): Promise<MailMessages> {
  const [own, shared, permit, front]: [
    { default: typeof mail },
    { default: typeof common },
    { default: typeof permits },
    { default: typeof home },
  ] = await Promise.all([
    import(`../../messages/${locale}/mail.json`),
    import(`../../messages/${locale}/common.json`),
    import(`../../messages/${locale}/permits.json`),
    import(`../../messages/${locale}/home.json`),
  ]);
  return {
    mail: own.default,
    status: shared.default.status,
    meaning: permit.default.meaning,
    plans: front.default.plans.names,
  };
}

export type MailTranslator = Awaited<ReturnType<typeof mailTranslator>>;

/** The texts of mail, for jobs: outside a request there is no provider to take them from. */
export async function mailTranslator(locale: Locale, timeZone: string) {
  return createTranslator({
    locale,
    messages: await loadMailMessages(locale),
    timeZone,
    onError(error) {
      throw error;
    },
  });
}
