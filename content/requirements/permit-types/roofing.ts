import type { PermitTypeRecord } from '@/lib/catalogue/checklists/types';
import {
  application,
  contractorLicense,
  filePackage,
  historicReview,
  hoaLetter,
  insuranceWc,
  noticeOfCommencement,
  ownerAuthorization,
  ownerBuilder,
  parcelLegal,
  scopeDescription,
  valuation,
} from '../documents/shared';
import { incompleteApplication } from '../rejections';
import { ALWAYS, ALWAYS_TEXT } from '../wording';

export const roofing: PermitTypeRecord = {
  id: 'roofing',
  name: { en: 'Roof replacement', es: 'Cambio de techo' },
  modelCode: ['IRC Ch. 9', 'IBC Ch. 15', { en: 'In Florida: FBC HVHZ', es: 'En Florida: FBC HVHZ' }],
  oftenExempt: {
    en: 'Small repairs below a limit that the city sets by area or by value.',
    es: 'Reparaciones pequeñas por debajo de un límite que la ciudad fija por área o por valor.',
  },
  oftenExemptIn: {
    FL: {
      en: 'In some Florida cities that is under 5 squares or under $2,500.',
      es: 'En algunas ciudades de Florida es menos de 5 cuadros (squares) o menos de $2,500.',
    },
  },
  domains: {},
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
    noticeOfCommencement,
    hoaLetter,
    historicReview,
    {
      id: 'roof_spec',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Roof covering, underlayment, slope, existing layers, deck and number of squares',
        es: 'Cubierta del techo, membrana base, pendiente, capas existentes, entablado y número de cuadros (squares)',
      },
      why: {
        en: 'Slope limits and the number of layers decide the approval.',
        es: 'Los límites de pendiente y el número de capas deciden la aprobación.',
      },
      appliesWhen: ALWAYS_TEXT,
      when: ALWAYS,
      citation: 'IRC R905, R908; IBC 1507, 1511/1512',
      confidence: 'A',
      sources: ['flreroof', 'gk'],
    },
    {
      id: 'product_approval',
      layer: 'state',
      level: 'required',
      label: {
        en: 'Florida Product Approval number or Miami-Dade NOA for the covering and underlayment',
        es: 'Número de Aprobación de Producto de Florida o NOA de Miami-Dade para la cubierta y la membrana base',
      },
      why: {
        en: 'Florida requires it everywhere; Miami-Dade and Broward ask for the NOA.',
        es: 'Florida lo exige en todo el estado; Miami-Dade y Broward piden la NOA.',
      },
      appliesWhen: { en: 'The job is in Florida', es: 'El trabajo es en Florida' },
      when: { fact: 'state', op: 'eq', value: 'FL' },
      citation: 'FBC 107.2; FAC 61G20-3',
      confidence: 'A',
      sources: ['pasco', 'broward', 'flreroof'],
    },
    {
      id: 'uniform_roof_form',
      layer: 'state',
      level: 'required',
      label: {
        en: "HVHZ Uniform Roofing Permit Application and Owner's Notification for Roofing Considerations",
        es: 'Solicitud uniforme de techo para zona HVHZ y Aviso al propietario sobre consideraciones de techo',
      },
      why: {
        en: 'Broward and Miami-Dade do not accept a roof application without it.',
        es: 'Broward y Miami-Dade no aceptan una solicitud de techo sin ella.',
      },
      appliesWhen: {
        en: 'The job is in Miami-Dade or Broward County',
        es: 'El trabajo es en el condado de Miami-Dade o de Broward',
      },
      when: { fact: 'county', op: 'in', values: ['Miami-Dade', 'Broward'] },
      citation: 'FBC 1512-1525 (HVHZ)',
      confidence: 'A',
      sources: ['broward'],
    },
    {
      id: 'wind_calcs',
      layer: 'model',
      level: 'conditional',
      label: {
        en: 'Sealed wind load calculations and fastening pattern',
        es: 'Cálculos de carga de viento sellados y patrón de fijación',
      },
      why: {
        en: 'High-velocity hurricane zones and tall roofs need engineered attachment.',
        es: 'Las zonas de huracanes de alta velocidad y los techos altos necesitan fijación calculada.',
      },
      appliesWhen: {
        en: 'Miami-Dade or Broward County, or an engineered attachment',
        es: 'Condado de Miami-Dade o de Broward, o fijación calculada por ingeniero',
      },
      when: {
        any: [
          { fact: 'county', op: 'in', values: ['Miami-Dade', 'Broward'] },
          { fact: 'engineeredAttachment', op: 'eq', value: true },
        ],
      },
      citation: 'ASCE 7; FBC 1609',
      confidence: 'A',
      sources: ['broward'],
    },
    {
      id: 'roof_nailing',
      layer: 'state',
      level: 'required',
      label: {
        en: 'Roof deck nailing and secondary water barrier affidavit',
        es: 'Declaración jurada de clavado del entablado y de barrera secundaria contra agua',
      },
      why: {
        en: 'Florida requires older homes to be strengthened against wind when they are re-roofed.',
        es: 'Florida exige reforzar contra el viento las casas antiguas cuando se cambia el techo.',
      },
      appliesWhen: {
        en: 'A Florida home built in 2002 or before',
        es: 'Una casa en Florida construida en 2002 o antes',
      },
      when: {
        all: [
          { fact: 'state', op: 'eq', value: 'FL' },
          { fact: 'yearBuilt', op: 'lte', value: 2002 },
        ],
      },
      citation: 'FS 553.844',
      confidence: 'A',
      sources: ['pasco'],
    },
    {
      id: 'structural_letter',
      layer: 'model',
      level: 'conditional',
      label: {
        en: "Engineer's letter for a heavier covering (tile or slate)",
        es: 'Carta de ingeniero por una cubierta más pesada (teja o pizarra)',
      },
      why: {
        en: 'Heavier material adds dead load to the framing.',
        es: 'Un material más pesado agrega carga muerta al armazón.',
      },
      appliesWhen: {
        en: 'The new material is heavier than the existing one',
        es: 'El material nuevo es más pesado que el existente',
      },
      when: { fact: 'heavierMaterial', op: 'eq', value: true },
      citation: 'IRC R908.2; IBC 1511.2',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'cool_roof',
      layer: 'model',
      level: 'conditional',
      label: {
        en: 'Cool roof and insulation compliance (CF1R-ALT or COMcheck)',
        es: 'Cumplimiento de techo reflectante (cool roof) y aislamiento (CF1R-ALT o COMcheck)',
      },
      why: {
        en: 'Replacing a roof counts as an alteration under the energy code.',
        es: 'Cambiar un techo cuenta como modificación según el código de energía.',
      },
      appliesWhen: {
        en: 'The job is in California, or the roof is commercial',
        es: 'El trabajo es en California, o el techo es comercial',
      },
      when: {
        any: [
          { fact: 'state', op: 'eq', value: 'CA' },
          { fact: 'occupancy', op: 'eq', value: 'commercial' },
        ],
      },
      citation: 'CA Title 24 150.2(b); IECC C503',
      confidence: 'G',
      sources: ['gk'],
    },
  ],
  rejections: [
    incompleteApplication,
    {
      id: 'roofing_no_product_approval_noa_sheets',
      states: ['FL'],
      reason: {
        en: 'No product approval or NOA sheets, or they have expired',
        es: 'Sin hojas de aprobación de producto o NOA, o vencidas',
      },
      fix: {
        en: 'Attach the approval of every component with the chosen lines highlighted.',
        es: 'Adjunte la aprobación de cada componente con las líneas elegidas resaltadas.',
      },
      sources: ['pasco', 'broward'],
    },
    {
      id: 'roofing_notice_commencement_missing_recorded',
      states: ['FL'],
      reason: {
        en: 'Notice of Commencement missing or not recorded',
        es: 'Falta el aviso de inicio de obra (Notice of Commencement) o no está registrado',
      },
      fix: { en: 'Record it first and attach the copy.', es: 'Regístrelo primero y adjunte la copia.' },
      sources: ['hernando', 'miramar'],
    },
    {
      id: 'roofing_contract_proof_cost_missing',
      states: ['FL'],
      reason: { en: 'Contract or proof of cost missing', es: 'Falta el contrato o la prueba de costo' },
      fix: { en: 'Attach the signed contract.', es: 'Adjunte el contrato firmado.' },
      sources: ['miramar', 'broward'],
    },
    {
      id: 'roofing_owner_builder_forms_notarized',
      reason: {
        en: 'Owner-builder forms not notarized where the city asks for it',
        es: 'Formularios de propietario-constructor sin notariar donde la ciudad lo pide',
      },
      fix: {
        en: 'Have them notarized, with ID and deed.',
        es: 'Notaríelos, con identificación y escritura.',
      },
      sources: ['miramar'],
    },
  ],
};
