import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const generatorPoints: readonly ReviewPointRecord[] = [
  {
    id: 'gen_openings',
    check: {
      en: 'The generator keeps its distance from windows, doors and vents',
      es: 'El generador guarda distancia de ventanas, puertas y ventilas',
    },
    passIf: {
      en: "The manufacturer's clearance, often 5 ft, is dimensioned",
      es: 'La distancia del fabricante, a menudo 5 pies, está acotada',
    },
    citation: 'NFPA 37',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'gen_ats',
    check: { en: 'The transfer equipment is listed', es: 'El equipo de transferencia está certificado' },
    passIf: {
      en: 'Make, model and listing are on the diagram',
      es: 'La marca, el modelo y la certificación están en el diagrama',
    },
    citation: 'NEC 702.5',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];
