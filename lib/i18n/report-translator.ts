import { createTranslator } from 'use-intl/core';
import type checklists from '../../messages/en/checklists.json';
import type cities from '../../messages/en/cities.json';
import type common from '../../messages/en/common.json';
import type report from '../../messages/en/report.json';
import type { Locale } from './locales';

interface ReportMessages {
  report: (typeof report)['pdf'];
  /** What a document's layer is called, and how a fee is worked out: in the words the pages use. */
  layers: (typeof checklists)['layers'];
  fee: (typeof cities)['fee'];
  /** How far a fact can be trusted. */
  confidence: (typeof common)['confidence'];
}

export type ReportTranslator = Awaited<ReturnType<typeof reportTranslator>>;

/** The texts of a report: whoever fetches one is no page, and its language is the one asked for. */
export async function reportTranslator(locale: Locale) {
  const [own, rules, city, shared]: [
    { default: typeof report },
    { default: typeof checklists },
    { default: typeof cities },
    { default: typeof common },
  ] = await Promise.all([
    import(`../../messages/${locale}/report.json`),
    import(`../../messages/${locale}/checklists.json`),
    import(`../../messages/${locale}/cities.json`),
    import(`../../messages/${locale}/common.json`),
  ]);
  const messages: ReportMessages = {
    report: own.default.pdf,
    layers: rules.default.layers,
    fee: city.default.fee,
    confidence: shared.default.confidence,
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
