import type { PermitTypeRecord } from '@/lib/catalogue/checklists/types';
import {
  application,
  contractorLicense,
  filePackage,
  floodDocs,
  hoaLetter,
  insuranceWc,
  ownerAuthorization,
  ownerBuilder,
  parcelLegal,
  scopeDescription,
  septicHealth,
  sitePlan,
  valuation,
  zoningApproval,
} from '../documents/shared';
import { sitePlanIncomplete } from '../rejections';
import { ALWAYS, ALWAYS_TEXT } from '../wording';

export const deckPorch: PermitTypeRecord = {
  id: 'deck_porch',
  name: { en: 'Deck, porch or patio cover', es: 'Terraza (deck), porche o techo de patio' },
  modelCode: ['IRC R507', 'DCA 6'],
  oftenExempt: {
    en: 'IRC R105.2: up to 200 sq ft, no more than 30 in above the ground, not attached and not at the required exit door.',
    es: 'IRC R105.2: hasta 200 pies cuadrados, a no más de 30 pulgadas del suelo, sin unión a la casa y fuera de la puerta de salida requerida.',
  },
  oftenExemptIn: {
    VA: {
      en: 'Norfolk requires a permit for any deck.',
      es: 'Norfolk exige permiso para toda terraza.',
    },
  },
  // A deck adds no bedroom, no use and no equipment; whether it is new or a repair is asked.
  domains: { changesUse: [false], exteriorEquipment: [false], addsBedrooms: [false] },
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
    sitePlan,
    zoningApproval,
    hoaLetter,
    floodDocs,
    septicHealth,
    {
      id: 'deck_framing',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Framing plan: joists, beams, posts, spans, species and spacing',
        es: 'Plano de armazón: viguetas, vigas, postes, claros, especie de madera y separación',
      },
      why: {
        en: 'The reviewer compares every member with the span tables.',
        es: 'El revisor compara cada pieza con las tablas de claros.',
      },
      appliesWhen: ALWAYS_TEXT,
      when: ALWAYS,
      citation: 'IRC R507.5-R507.8',
      confidence: 'A',
      sources: ['douglas', 'norfolk', 'sananselmo'],
    },
    {
      id: 'deck_footing',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Footing plan: size, depth, frost line and soil',
        es: 'Plano de zapatas: tamaño, profundidad, línea de congelación y suelo',
      },
      why: {
        en: 'Footings must carry the load and reach below frost.',
        es: 'Las zapatas deben soportar la carga y quedar por debajo de la congelación.',
      },
      appliesWhen: ALWAYS_TEXT,
      when: ALWAYS,
      citation: 'IRC R507.3, R403.1.4',
      confidence: 'A',
      sources: ['norfolk', 'douglas'],
    },
    {
      id: 'deck_ledger',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Ledger attachment detail and lateral load connection',
        es: 'Detalle de fijación de la viga adosada (ledger) y conexión de carga lateral',
      },
      why: {
        en: 'A failed ledger is the leading cause of deck collapses.',
        es: 'La falla de esta viga es la causa principal de colapso de terrazas.',
      },
      appliesWhen: { en: 'The deck is attached to the house', es: 'La terraza va unida a la casa' },
      when: { fact: 'deckAttached', op: 'eq', value: true },
      citation: 'IRC R507.9',
      confidence: 'A',
      sources: ['douglas', 'chesterfieldDeck'],
    },
    {
      id: 'deck_guard',
      layer: 'model',
      level: 'required',
      label: { en: 'Guard, stair and handrail details', es: 'Detalles de barandales, escaleras y pasamanos' },
      why: { en: 'They protect people from falls.', es: 'Protegen a las personas de las caídas.' },
      appliesWhen: {
        en: 'Stairs, or a deck more than 30 in above the ground',
        es: 'Escaleras, o terraza a más de 30 pulgadas del suelo',
      },
      when: { fact: 'deckHeightIn', op: 'gt', value: 30 },
      citation: 'IRC R311.7, R312, R507.10',
      confidence: 'A',
      sources: ['norfolk', 'douglas'],
    },
    {
      id: 'deck_engineer',
      layer: 'model',
      level: 'conditional',
      label: { en: 'Design sealed by an engineer', es: 'Diseño sellado por un ingeniero' },
      why: {
        en: 'The prescriptive tables do not cover a hot tub, a roof or a tall deck.',
        es: 'Las tablas prescriptivas no cubren un jacuzzi, un techo o una terraza alta.',
      },
      appliesWhen: {
        en: 'Hot tub, roof load or a design outside the tables',
        es: 'Jacuzzi, carga de techo o diseño fuera de las tablas',
      },
      when: {
        any: [
          { fact: 'hotTub', op: 'eq', value: true },
          { fact: 'nonPrescriptive', op: 'eq', value: true },
        ],
      },
      citation: 'IRC R301.1.3',
      confidence: 'A',
      sources: ['chesterfieldDeck', 'sananselmo'],
    },
    {
      id: 'deck_wui',
      layer: 'state',
      level: 'conditional',
      label: {
        en: 'Ignition-resistant materials for the wildland-urban interface (WUI)',
        es: 'Materiales resistentes al fuego para zona de interfaz urbano-forestal (WUI)',
      },
      why: {
        en: 'The parcel is in a fire hazard zone.',
        es: 'La parcela está en una zona con peligro de incendio.',
      },
      appliesWhen: { en: 'The parcel is in a WUI zone', es: 'La parcela está en una zona WUI' },
      when: { fact: 'wui', op: 'eq', value: true },
      citation: 'CBC/CRC 7A/R337',
      confidence: 'A',
      sources: ['sananselmo'],
    },
    {
      id: 'deck_composite',
      layer: 'model',
      level: 'conditional',
      label: {
        en: "Manufacturer's data for composite decking or railing",
        es: 'Datos del fabricante de la tarima o el barandal de material compuesto',
      },
      why: {
        en: 'Composite boards are an alternative material with their own spans.',
        es: 'Las tablas compuestas son un material alternativo con sus propios claros.',
      },
      appliesWhen: { en: 'Composite material is used', es: 'Se usa material compuesto' },
      when: ALWAYS,
      citation: { en: 'IRC R507.2.2; ICC-ES report', es: 'IRC R507.2.2; informe ICC-ES' },
      confidence: 'A',
      sources: ['douglas'],
    },
  ],
  rejections: [
    {
      id: 'deck_porch_ledger_connection_detailed',
      reason: {
        en: 'Ledger connection not detailed',
        es: 'Conexión de la viga adosada (ledger) sin detalle',
      },
      fix: {
        en: 'Use the DCA 6 detail and its fastener schedule.',
        es: 'Use el detalle DCA 6 y su tabla de fijaciones.',
      },
      sources: ['norfolk'],
    },
    {
      id: 'deck_porch_footing_size_depth_missing',
      reason: { en: 'Footing size or depth missing', es: 'Falta el tamaño o la profundidad de la zapata' },
      fix: { en: 'Add a footing schedule.', es: 'Agregue un cuadro de zapatas.' },
      sources: ['douglas'],
    },
    sitePlanIncomplete,
    {
      id: 'deck_porch_hot_tub_roof_added_without',
      reason: {
        en: 'Hot tub or roof added without an engineer',
        es: 'Jacuzzi o techo agregado sin ingeniero',
      },
      fix: { en: 'Have the design sealed.', es: 'Haga sellar el diseño.' },
      sources: ['chesterfieldDeck'],
    },
  ],
};
