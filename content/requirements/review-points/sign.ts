import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const signPoints: readonly ReviewPointRecord[] = [
  {
    id: 'sign_area',
    check: {
      en: 'The area and height of the sign are within the limits',
      es: 'El área y la altura del letrero están dentro de los límites',
    },
    passIf: { en: 'The total counts the signs that stay', es: 'El total cuenta los letreros que se quedan' },
    citation: { en: 'Local sign code', es: 'Código local de letreros' },
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'sign_setback',
    check: {
      en: 'A sign that stands free or projects keeps its setback and the sight triangle',
      es: 'Un letrero independiente o en voladizo guarda el retiro y el triángulo de visibilidad',
    },
    passIf: { en: 'Both are dimensioned on the site plan', es: 'Ambos están acotados en el plano del sitio' },
    citation: { en: 'Local sign code', es: 'Código local de letreros' },
    severity: 'critical',
    when: { fact: 'signType', op: 'in', values: ['freestanding', 'projecting'] },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'sign_content_neutral',
    check: {
      en: 'The review asks about size and place, not about the message',
      es: 'La revisión pregunta por el tamaño y el lugar, no por el mensaje',
    },
    passIf: {
      en: 'No rule rests on what the sign says',
      es: 'Ninguna regla depende de lo que dice el letrero',
    },
    citation: 'Reed v. Town of Gilbert',
    severity: 'info',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];
