import { ownEntry } from '@/lib/own-entry';
import type { Locale } from './locales';

type Words = Readonly<Record<string, Readonly<Partial<Record<Locale, Readonly<Record<string, string>>>>>>>;

/** What stands in an address for a page's parameter, where a language has its own word for it. */
const WORDS: Words = {
  guide: {
    es: {
      'permit-tracking-guide-contractors': 'guia-seguimiento-permisos-contratistas',
      'common-permit-delays-how-to-avoid': 'retrasos-comunes-permisos-como-evitarlos',
      'understanding-municipal-permit-processes': 'entender-procesos-municipales-permisos',
      'hidden-costs-of-permit-delays': 'costos-ocultos-retrasos-permisos',
      'choosing-permit-tracking-software': 'elegir-software-seguimiento-permisos',
      'common-permit-mistakes': 'errores-comunes-permisos',
      'contractor-guide-permit-fees': 'guia-tarifas-permisos-contratistas',
      'future-of-permit-management': 'futuro-gestion-permisos',
      'multi-city-permit-management': 'gestion-permisos-varias-ciudades',
      'save-time-automated-tracking': 'ahorrar-tiempo-seguimiento-automatico',
      'stay-compliant-permit-regulations': 'cumplir-normas-permisos',
      'technology-in-construction-management': 'tecnologia-gestion-construccion',
    },
  },
};

/** Shorter words that lead to the same page. */
const SHORT_FORMS: Words = { city: { es: { 'austin-tx': 'austin', 'dallas-tx': 'dallas' } } };

export function addressWord(parameter: string, value: string, locale: Locale): string {
  return ownEntry(ownEntry(WORDS, parameter)?.[locale] ?? {}, value) ?? value;
}

/** The parameter an address' word stands for; a word of no table is the parameter itself. */
export function toParameter(parameter: string, word: string, locale: Locale): string {
  for (const table of [WORDS, SHORT_FORMS]) {
    for (const [value, own] of Object.entries(table[parameter]?.[locale] ?? {})) {
      if (own === word) return value;
    }
  }
  return word;
}
