import type { PermitTypeRecord } from '@/lib/catalogue/checklists/types';
import {
  application,
  contractorLicense,
  designSeal,
  energyResidential,
  filePackage,
  floodDocs,
  historicReview,
  hoaLetter,
  insuranceWc,
  noticeOfCommencement,
  ownerAuthorization,
  ownerBuilder,
  parcelLegal,
  planSet,
  scopeDescription,
  septicHealth,
  sitePlanIfOutside,
  valuation,
  zoningApproval,
} from '../documents/shared';
import {
  formAndDrawingsDiffer,
  incompleteApplication,
  notSealedOrWrongEdition,
  sitePlanIncomplete,
} from '../rejections';
import { ALWAYS, ALWAYS_TEXT } from '../wording';

export const resAlteration: PermitTypeRecord = {
  id: 'res_alteration',
  name: { en: 'Residential addition or remodel', es: 'Ampliación o remodelación residencial' },
  modelCode: ['IRC', 'IEBC', 'IECC-R'],
  oftenExempt: {
    en: 'Cosmetic work such as painting, flooring and cabinets (IRC R105.2).',
    es: 'Trabajo cosmético como pintura, pisos y gabinetes (IRC R105.2).',
  },
  oftenExemptIn: {
    GA: {
      en: 'Atlanta also exempts repairs under $10,000 ($2,500 in historic districts).',
      es: 'Atlanta también exime reparaciones de menos de $10,000 ($2,500 en distritos históricos).',
    },
  },
  domains: {
    occupancy: ['residential_1_2', 'multifamily'],
    workType: ['addition', 'alteration', 'repair', 'replacement'],
  },
  documents: [
    application,
    scopeDescription,
    parcelLegal,
    ownerAuthorization,
    contractorLicense,
    insuranceWc,
    ownerBuilder,
    valuation,
    filePackage,
    sitePlanIfOutside,
    planSet,
    designSeal,
    energyResidential,
    zoningApproval,
    floodDocs,
    historicReview,
    septicHealth,
    hoaLetter,
    noticeOfCommencement,
    {
      id: 'lead_rrp',
      layer: 'federal',
      level: 'conditional',
      label: {
        en: 'EPA lead-safe renovator certification (RRP) and pamphlet',
        es: 'Certificación EPA de renovador seguro con el plomo (RRP) y folleto',
      },
      why: {
        en: 'It applies to homes built before 1978 that are renovated for pay.',
        es: 'Aplica a viviendas construidas antes de 1978 que se remodelan por pago.',
      },
      appliesWhen: { en: 'The dwelling was built before 1978', es: 'La vivienda se construyó antes de 1978' },
      when: {
        all: [
          { fact: 'yearBuilt', op: 'lt', value: 1978 },
          { fact: 'occupancy', op: 'in', values: ['residential_1_2', 'multifamily'] },
        ],
      },
      citation: '40 CFR 745 subpart E',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'existing_proposed',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Existing and proposed floor plans (demolition plan)',
        es: 'Planos de planta existentes y propuestos (plano de demolición)',
      },
      why: {
        en: 'Reviewers compare before and after to see what changes.',
        es: 'Los revisores comparan el antes y el después para ver qué cambia.',
      },
      appliesWhen: ALWAYS_TEXT,
      when: ALWAYS,
      citation: 'IRC R106.1.1',
      confidence: 'A',
      sources: ['elite', 'litchfield'],
    },
    {
      id: 'structural_calcs',
      layer: 'model',
      level: 'required',
      label: {
        en: "Beam and header sizing, or an engineer's letter for removed walls",
        es: 'Dimensionamiento de vigas y dinteles, o carta de un ingeniero por los muros que se quitan',
      },
      why: {
        en: 'Removing a wall changes the path the load takes to the ground.',
        es: 'Quitar un muro cambia el camino de la carga hasta el suelo.',
      },
      appliesWhen: {
        en: 'A bearing wall, beam or roof changes',
        es: 'Cambia un muro de carga, una viga o el techo',
      },
      when: { fact: 'structuralWork', op: 'eq', value: true },
      citation: 'IRC R301, R602.7',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'electrical_scope',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Electrical plan, and a load calculation if the load grows',
        es: 'Plano eléctrico, y cálculo de carga si la carga aumenta',
      },
      why: {
        en: 'It shows that the service can carry the added load.',
        es: 'Muestra que la acometida soporta la carga agregada.',
      },
      appliesWhen: {
        en: 'The work adds circuits, a kitchen or HVAC equipment',
        es: 'El trabajo agrega circuitos, cocina o equipo de aire acondicionado',
      },
      when: { fact: 'addsElectricalLoad', op: 'eq', value: true },
      citation: 'NEC 220.83/220.87',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'asbestos_res',
      layer: 'city',
      level: 'conditional',
      label: {
        en: 'Asbestos survey where the state or air district requires it',
        es: 'Inspección de asbesto donde la exija el estado o el distrito de aire',
      },
      why: {
        en: 'Some air districts apply their rules to single dwellings too.',
        es: 'Algunos distritos de aire aplican sus reglas también a viviendas individuales.',
      },
      appliesWhen: { en: 'A local rule asks for it', es: 'Lo pide una regla local' },
      when: ALWAYS,
      citation: {
        en: 'State or local rule; 40 CFR 61.145 (mostly exempts four units or fewer)',
        es: 'Regla estatal o local; 40 CFR 61.145 (exime en general hasta cuatro unidades)',
      },
      confidence: 'G',
      sources: ['gk'],
    },
  ],
  rejections: [
    incompleteApplication,
    formAndDrawingsDiffer,
    notSealedOrWrongEdition,
    sitePlanIncomplete,
    {
      id: 'res_alteration_new_work_cannot_be_told',
      reason: {
        en: 'New work cannot be told from what exists',
        es: 'No se distingue el trabajo nuevo de lo existente',
      },
      fix: {
        en: 'Use separate existing, demolition and new sheets with a legend.',
        es: 'Use láminas separadas de existente, demolición y nuevo, con leyenda.',
      },
      sources: ['elite'],
    },
    {
      id: 'res_alteration_bearing_wall_removed_without_engineering',
      reason: {
        en: 'Bearing wall removed without engineering',
        es: 'Muro de carga eliminado sin cálculo de ingeniería',
      },
      fix: {
        en: 'Add a sealed beam calculation and the load path through posts to footings.',
        es: 'Agregue un cálculo de viga sellado y el camino de la carga por postes hasta las zapatas.',
      },
      sources: ['gk'],
    },
    {
      id: 'res_alteration_energy_compliance_for_addition_missing',
      reason: {
        en: 'Energy compliance for the addition missing',
        es: 'Falta el cumplimiento de energía de la ampliación',
      },
      fix: {
        en: 'Add REScheck, or CF1R-ADD or CF1R-ALT in California.',
        es: 'Agregue REScheck, o CF1R-ADD o CF1R-ALT en California.',
      },
      sources: ['gk'],
    },
  ],
};
