import { createTranslator } from 'use-intl/core';
import type checklists from '../../messages/en/checklists.json';
import type cities from '../../messages/en/cities.json';
import type report from '../../messages/en/report.json';
import type { Locale } from './locales';

interface ReportMessages {
  report: (typeof report)['pdf'];
  /** What a document's layer is called, and how a fee is worked out: in the words the pages use. */
  layers: (typeof checklists)['layers'];
  fee: (typeof cities)['fee'];
}

export type ReportTranslator = Awaited<ReturnType<typeof reportTranslator>>;

/** The texts of a report: whoever fetches one is no page, and its language is the one asked for. */
export async function reportTranslator(locale: Locale) {
  const [own, rules, city]: [
    { default: typeof report },
    { default: typeof checklists },
    { default: typeof cities },
  ] = await Promise.all([
    import(`../../messages/${locale}/report.json`),
    import(`../../messages/${locale}/checklists.json`),
    import(`../../messages/${locale}/cities.json`),
  ]);
  const messages: ReportMessages = {
    report: own.default.pdf,
    layers: rules.default.layers,
    fee: city.default.fee,
  };
  return createTranslator({
    locale,
    messages,
    timeZone: 'UTC',
    onError(error) {
      throw error;
    },
  });
}
