import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const evChargerPoints: readonly ReviewPointRecord[] = [
  {
    id: 'ev_breaker',
    check: {
      en: 'The breaker is at least 125% of the charger rating',
      es: 'El interruptor es de al menos 125% de la capacidad del cargador',
    },
    passIf: {
      en: 'For example 60 A for a charger of 48 A',
      es: 'Por ejemplo, 60 A para un cargador de 48 A',
    },
    citation: 'NEC 625.41',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'ev_individual',
    check: {
      en: 'The charger has its own branch circuit',
      es: 'El cargador tiene su propio circuito derivado',
    },
    passIf: {
      en: 'Dedicated, or shared under an energy management system',
      es: 'Dedicado, o compartido con un sistema de administración de energía',
    },
    citation: 'NEC 625.40',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'ev_disc',
    check: { en: 'A large charger has a disconnect', es: 'Un cargador grande tiene un desconectador' },
    passIf: {
      en: 'Shown where the rating is above 60 A or above 150 V to ground',
      es: 'Indicado donde la capacidad es de más de 60 A o de más de 150 V a tierra',
    },
    citation: 'NEC 625.43',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'ev_gfci',
    check: {
      en: 'A receptacle for a charger has GFCI protection',
      es: 'Un tomacorriente para cargador tiene protección GFCI',
    },
    passIf: {
      en: 'Shown where the charger is cord-and-plug connected',
      es: 'Indicada donde el cargador se conecta con clavija',
    },
    citation: 'NEC 625.54',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'ev_capacity',
    check: { en: 'The calculated load fits the service', es: 'La carga calculada cabe en la acometida' },
    passIf: {
      en: 'The total is at most the service rating; otherwise an upgrade or an energy management system is shown',
      es: 'El total es la capacidad de la acometida como máximo; si no, se muestra una ampliación o un sistema de administración de energía',
    },
    citation: 'NEC 220, 625.42',
    severity: 'critical',
    when: { fact: 'evLevel', op: 'gte', value: 2 },
    confidence: 'G',
    sources: ['gk'],
  },
];
