import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const deckPorchPoints: readonly ReviewPointRecord[] = [
  {
    id: 'ledger_fastener',
    check: {
      en: 'The ledger fasteners are specified, and the ledger does not bear on brick veneer',
      es: 'Se especifican las fijaciones de la viga adosada (ledger), y esta no se apoya en enchape de ladrillo',
    },
    passIf: { en: 'Size and spacing as in the table', es: 'Tamaño y separación según la tabla' },
    citation: 'IRC R507.9.1',
    severity: 'critical',
    when: { fact: 'deckAttached', op: 'eq', value: true },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'footing_depth',
    check: {
      en: 'The footings reach below frost',
      es: 'Las zapatas quedan por debajo de la línea de congelación',
    },
    passIf: {
      en: 'The depth is dimensioned and not less than the local frost depth',
      es: 'La profundidad está acotada y no es menor que la profundidad local de congelación',
    },
    citation: 'IRC R403.1.4',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'egress_under',
    check: {
      en: 'Escape windows under the deck stay usable',
      es: 'Las ventanas de escape debajo de la terraza se pueden usar',
    },
    passIf: {
      en: 'A clear path at least 36 in high to open ground',
      es: 'Un paso libre de al menos 36 pulgadas de alto hacia el exterior',
    },
    citation: 'IRC R310.2.4',
    severity: 'major',
    when: ALWAYS,
    confidence: 'B',
    sources: ['douglas'],
  },
  {
    id: 'guard_height',
    check: { en: 'Guards are detailed', es: 'Los barandales tienen detalle' },
    passIf: {
      en: 'At least 36 in high, no opening for a 4-in sphere, and able to take 200 lb at the top',
      es: 'De al menos 36 pulgadas de alto, sin abertura para una esfera de 4 pulgadas y capaces de soportar 200 libras arriba',
    },
    citation: 'IRC R312, R301.5',
    severity: 'major',
    when: { fact: 'deckHeightIn', op: 'gt', value: 30 },
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'setback_deck',
    check: {
      en: 'The deck stays out of setbacks and easements',
      es: 'La terraza respeta los retiros y las servidumbres',
    },
    passIf: {
      en: 'Distances to every lot line are on the site plan and within the limits of the zone',
      es: 'Las distancias a cada lindero están en el plano del sitio y dentro de los límites de la zona',
    },
    citation: { en: 'Local zoning code', es: 'Código local de zonificación' },
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];
