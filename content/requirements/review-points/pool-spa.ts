import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const poolSpaPoints: readonly ReviewPointRecord[] = [
  {
    id: 'barrier_h',
    check: {
      en: 'The barrier around the pool is high enough',
      es: 'La barrera alrededor de la piscina tiene altura suficiente',
    },
    passIf: {
      en: 'At least 48 in above the ground outside; some states ask for more',
      es: 'Al menos 48 pulgadas sobre el suelo exterior; algunos estados piden más',
    },
    inState: {
      CA: {
        passIf: {
          en: 'At least 60 in above the ground outside',
          es: 'Al menos 60 pulgadas sobre el suelo exterior',
        },
        citation: 'CA H&S 115923',
      },
    },
    citation: 'ISPSC 305.2.1',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'B',
    sources: ['hercules'],
  },
  {
    id: 'gate',
    check: {
      en: 'Gates close and latch by themselves and open away from the pool',
      es: 'Los portones cierran y traban solos, y abren hacia afuera de la piscina',
    },
    passIf: {
      en: 'The latch release is at least 54 in above the ground, or placed as the code says',
      es: 'El seguro está al menos a 54 pulgadas del suelo, o colocado como dice el código',
    },
    inState: {
      CA: {
        passIf: {
          en: 'The latch is at least 60 in above the ground',
          es: 'El seguro está al menos a 60 pulgadas del suelo',
        },
        citation: 'CA H&S 115923',
      },
    },
    citation: 'ISPSC 305.3',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'B',
    sources: ['hercules'],
  },
  {
    id: 'overhead',
    check: {
      en: 'Overhead lines are clear of the pool',
      es: 'Los cables aéreos guardan distancia de la piscina',
    },
    passIf: {
      en: '22.5 ft above the water for most service lines; the table gives the others',
      es: '22.5 pies sobre el agua para la mayoría de las líneas de acometida; la tabla da las demás',
    },
    citation: 'NEC 680.9',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'setback_pool',
    check: {
      en: 'The pool stays out of setbacks, easements and the septic field',
      es: 'La piscina respeta los retiros, las servidumbres y el campo séptico',
    },
    passIf: {
      en: 'Distances to lot lines, easements and the septic system are on the site plan',
      es: 'Las distancias a linderos, servidumbres y sistema séptico están en el plano del sitio',
    },
    citation: { en: 'Local zoning code', es: 'Código local de zonificación' },
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'bond',
    check: { en: 'Equipotential bonding is shown', es: 'Se muestra la unión equipotencial' },
    passIf: {
      en: 'Solid copper not smaller than No. 8 to all metal parts and the surface within 3 ft of the water',
      es: 'Cobre sólido no menor que el n.º 8 a todas las partes metálicas y a la superficie a menos de 3 pies del agua',
    },
    citation: 'NEC 680.26',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];
