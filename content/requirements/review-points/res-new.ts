import type { ReviewPointRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS } from '../wording';

export const resNewPoints: readonly ReviewPointRecord[] = [
  {
    id: 'egress_bedroom',
    check: {
      en: 'Every bedroom and every basement has an emergency escape and rescue opening',
      es: 'Cada recámara y cada sótano tiene una abertura de emergencia para escape y rescate',
    },
    passIf: {
      en: 'Net clear opening of at least 5.7 sq ft (5.0 sq ft at grade level), at least 24 in high and 20 in wide, with the sill no more than 44 in above the floor',
      es: 'Abertura libre neta de al menos 5.7 pies cuadrados (5.0 al nivel del terreno), de al menos 24 pulgadas de alto y 20 de ancho, con el borde inferior a no más de 44 pulgadas del piso',
    },
    citation: 'IRC R310',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'C',
    sources: ['planchecksolver', 'gk'],
  },
  {
    id: 'smoke_co',
    check: {
      en: 'Smoke and carbon monoxide alarms are on the plans, interconnected',
      es: 'Las alarmas de humo y de monóxido de carbono aparecen en los planos, interconectadas',
    },
    passIf: {
      en: 'Smoke alarms in every sleeping room, outside each sleeping area and on every story; carbon monoxide alarms outside each sleeping area where there is a fuel-burning appliance or an attached garage',
      es: 'Alarmas de humo en cada recámara, fuera de cada zona de recámaras y en cada piso; alarmas de monóxido de carbono fuera de cada zona de recámaras donde hay un aparato de combustión o una cochera unida a la casa',
    },
    citation: 'IRC R314, R315',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'stairs',
    check: {
      en: 'Stair geometry is drawn and dimensioned',
      es: 'Las medidas de las escaleras están dibujadas y acotadas',
    },
    passIf: {
      en: 'Rise of at most 7-3/4 in, run of at least 10 in, width of at least 36 in, headroom of at least 6 ft 8 in, and a handrail where there are four risers or more',
      es: 'Contrahuella de 7-3/4 pulgadas como máximo, huella de al menos 10 pulgadas, ancho de al menos 36 pulgadas, altura libre de al menos 6 pies 8 pulgadas y pasamanos donde hay cuatro contrahuellas o más',
    },
    citation: 'IRC R311.7',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'guards',
    check: {
      en: 'Guards stand where the drop is more than 30 in',
      es: 'Hay barandales donde la caída es de más de 30 pulgadas',
    },
    passIf: {
      en: 'At least 36 in high, with no opening that lets a 4-in sphere through',
      es: 'De al menos 36 pulgadas de alto, sin aberturas por las que pase una esfera de 4 pulgadas',
    },
    citation: 'IRC R312',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'garage_sep',
    check: {
      en: 'Where there is a garage, it is separated from the dwelling',
      es: 'Donde hay cochera, está separada de la vivienda',
    },
    passIf: {
      en: '1/2-in gypsum board on the garage side, 5/8-in Type X below habitable rooms, and a solid or 20-minute door',
      es: 'Tablero de yeso de 1/2 pulgada del lado de la cochera, Tipo X de 5/8 de pulgada debajo de cuartos habitables y puerta sólida o de 20 minutos',
    },
    citation: 'IRC R302.5-R302.6',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'fire_sep',
    check: {
      en: 'Walls closer than 5 ft to the lot line (3 ft with sprinklers) are fire-rated',
      es: 'Los muros a menos de 5 pies del lindero (3 pies con rociadores) tienen resistencia al fuego',
    },
    passIf: {
      en: 'One-hour rating, with openings limited as the table says',
      es: 'Resistencia de una hora, con aberturas limitadas según la tabla',
    },
    citation: 'IRC R302.1',
    severity: 'major',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'energy_match',
    check: { en: 'The energy report matches the plans', es: 'El informe de energía coincide con los planos' },
    passIf: {
      en: 'Areas, U-factors, R-values, orientation and equipment are the same in both',
      es: 'Áreas, factores U, valores R, orientación y equipo son iguales en ambos',
    },
    inState: {
      CA: {
        passIf: {
          en: 'Areas, U-factors, R-values, orientation and equipment are the same in both, and the CF1R is registered',
          es: 'Áreas, factores U, valores R, orientación y equipo son iguales en ambos, y el CF1R está registrado',
        },
        citation: 'IECC R103.2; CA Title 24 CF1R',
      },
    },
    citation: 'IECC R103.2',
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
  {
    id: 'setbacks',
    check: {
      en: 'Setbacks, height and lot coverage are computed',
      es: 'Los retiros, la altura y la cobertura del lote están calculados',
    },
    passIf: {
      en: 'Each figure stands beside the limit of the zone and is within it',
      es: 'Cada cifra aparece junto al límite de la zona y no lo rebasa',
    },
    citation: { en: 'Local zoning code', es: 'Código local de zonificación' },
    severity: 'critical',
    when: ALWAYS,
    confidence: 'G',
    sources: ['gk'],
  },
];
