import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const gradingPoints: readonly ReviewPointRecord[] = [
  {
    id: 'slope',
    check: {
      en: 'Cut and fill slopes are within the limits',
      es: 'Los taludes de corte y relleno están dentro de los límites',
    },
    passIf: {
      en: 'No steeper than two horizontal to one vertical, unless a soils report supports it',
      es: 'No más inclinados que dos horizontal por uno vertical, salvo que un estudio de suelos lo sustente',
    },
    citation: 'IBC J106, J107',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'drain_away',
    check: { en: 'Water drains away from buildings', es: 'El agua corre lejos de los edificios' },
    passIf: {
      en: 'The ground falls at least 6 in within the first 10 ft',
      es: 'El terreno baja al menos 6 pulgadas en los primeros 10 pies',
    },
    citation: 'IRC R401.3',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'season',
    check: {
      en: 'The work keeps to the grading season',
      es: 'El trabajo respeta la temporada de nivelación',
    },
    passIf: {
      en: 'Where the city or county closes grading in the rainy months, the schedule stays outside them or a winter permit is asked for',
      es: 'Donde la ciudad o el condado cierra la nivelación en los meses de lluvia, el programa queda fuera de ellos o se pide un permiso de invierno',
    },
    inState: {
      CA: {
        passIf: {
          en: 'Where the city or county closes grading in the rainy months (in Lake County it is open April 15 to October 15), the schedule stays outside them or a winter permit is asked for',
          es: 'Donde la ciudad o el condado cierra la nivelación en los meses de lluvia (en el condado de Lake abre del 15 de abril al 15 de octubre), el programa queda fuera de ellos o se pide un permiso de invierno',
        },
      },
    },
    citation: { en: 'Local grading rule', es: 'Regla local de nivelación' },
    severity: 'minor',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];
