import type { PermitTypeRecord } from '@/lib/catalogue/checklists/types';
import {
  application,
  filePackage,
  historicReview,
  hoaLetter,
  ownerAuthorization,
  ownerBuilder,
  parcelLegal,
  scopeDescription,
  sitePlan,
  valuation,
  zoningApproval,
} from '../documents/shared';
import { ALWAYS, ALWAYS_TEXT } from '../wording';

export const fence: PermitTypeRecord = {
  id: 'fence',
  name: { en: 'Fence or wall', es: 'Cerca o muro' },
  modelCode: [{ en: 'Zoning', es: 'Zonificación' }, 'IRC R105.2', 'ISPSC 305'],
  oftenExempt: {
    en: 'Up to 7 ft in the model code; many cities set 6 ft. Zoning rules may still apply.',
    es: 'Hasta 7 pies en el código modelo; muchas ciudades fijan 6 pies. Las reglas de zonificación pueden aplicar de todos modos.',
  },
  // A fence or wall is a structure on the lot, so zoning always reviews it.
  domains: { changesFootprint: [true] },
  documents: [
    application,
    scopeDescription,
    parcelLegal,
    ownerAuthorization,
    ownerBuilder,
    valuation,
    filePackage,
    sitePlan,
    zoningApproval,
    hoaLetter,
    historicReview,
    {
      id: 'fence_detail',
      layer: 'city',
      level: 'required',
      label: {
        en: 'Height, material, finished side, gates, length, and photos where the city asks',
        es: 'Altura, material, lado terminado, portones, longitud y fotos donde la ciudad las pida',
      },
      why: {
        en: 'The zoning review of a fence is about these.',
        es: 'De esto trata la revisión de zonificación de una cerca.',
      },
      appliesWhen: ALWAYS_TEXT,
      when: ALWAYS,
      citation: { en: 'Local rule', es: 'Regla local' },
      confidence: 'A',
      sources: ['boynton', 'ncharleston', 'edgewater'],
    },
    {
      id: 'fence_survey',
      layer: 'city',
      level: 'conditional',
      label: {
        en: 'Survey marked with the fence and gates (some cities accept a sketch)',
        es: 'Levantamiento con la cerca y los portones marcados (algunas ciudades aceptan un croquis)',
      },
      why: {
        en: 'Some cities require a survey; others accept a site plan.',
        es: 'Algunas ciudades exigen levantamiento; otras aceptan un plano del sitio.',
      },
      appliesWhen: { en: 'The city requires a survey', es: 'La ciudad exige un levantamiento' },
      when: ALWAYS,
      citation: { en: 'Local rule', es: 'Regla local' },
      confidence: 'A',
      sources: ['boynton', 'stjoseph', 'claremore'],
    },
    {
      id: 'fence_neighbor',
      layer: 'city',
      level: 'conditional',
      label: {
        en: "Neighbor's signature or shared-line agreement",
        es: 'Firma del vecino o acuerdo sobre el lindero común',
      },
      why: {
        en: 'The fence stands on the line you share with the neighbor.',
        es: 'La cerca queda sobre el lindero que comparte con el vecino.',
      },
      appliesWhen: {
        en: 'The fence is on the shared property line',
        es: 'La cerca está sobre el lindero común',
      },
      when: { fact: 'onLotLine', op: 'eq', value: true },
      citation: {
        en: 'Local rule (for example Aberdeen WA, St. Joseph MO, notarized)',
        es: 'Regla local (por ejemplo, Aberdeen WA, St. Joseph MO, notariado)',
      },
      confidence: 'A',
      sources: ['stjoseph'],
    },
    {
      id: 'fence_trees',
      layer: 'city',
      level: 'conditional',
      label: {
        en: 'Tree locations and protection near the fence',
        es: 'Ubicación y protección de los árboles cerca de la cerca',
      },
      why: {
        en: 'Some cities protect trees above a certain trunk size and ask where they stand.',
        es: 'Algunas ciudades protegen los árboles a partir de cierto grosor y preguntan dónde están.',
      },
      appliesWhen: { en: 'There are trees near the line', es: 'Hay árboles cerca del lindero' },
      when: ALWAYS,
      citation: { en: 'Local rule', es: 'Regla local' },
      confidence: 'A',
      sources: ['ncharleston'],
    },
    {
      id: 'fence_easement',
      layer: 'city',
      level: 'conditional',
      label: { en: 'Easement or encroachment agreement', es: 'Acuerdo de servidumbre o de invasión' },
      why: {
        en: 'The utility or the city must be able to open the easement.',
        es: 'La compañía de servicios o la ciudad debe poder abrir la servidumbre.',
      },
      appliesWhen: {
        en: 'The fence is in an easement or right of way',
        es: 'La cerca está en una servidumbre o en la vía pública',
      },
      when: { fact: 'inEasement', op: 'eq', value: true },
      citation: { en: 'Local rule', es: 'Regla local' },
      confidence: 'A',
      sources: ['boynton', 'ncharleston'],
    },
    {
      id: 'retaining_calc',
      layer: 'model',
      level: 'required',
      label: { en: 'Engineered retaining wall design', es: 'Diseño de ingeniería del muro de contención' },
      why: {
        en: 'Walls over 4 ft from the bottom of the footing, or with a load on top, need engineering.',
        es: 'Los muros de más de 4 pies desde la base de la zapata, o con carga encima, necesitan ingeniería.',
      },
      appliesWhen: { en: 'A retaining wall over 4 ft', es: 'Muro de contención de más de 4 pies' },
      when: { fact: 'wallHeightFt', op: 'gt', value: 4 },
      citation: 'IRC R105.2, R404.4; IBC 105.2',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'pool_fence',
      layer: 'model',
      level: 'required',
      label: { en: 'Pool barrier details', es: 'Detalles de la barrera de piscina' },
      why: {
        en: 'A fence that serves a pool must meet the barrier rules.',
        es: 'Una cerca que sirve a una piscina debe cumplir las reglas de barrera.',
      },
      appliesWhen: { en: 'The fence serves a pool', es: 'La cerca sirve a una piscina' },
      when: { fact: 'servesPool', op: 'eq', value: true },
      citation: 'ISPSC 305',
      confidence: 'G',
      sources: ['gk'],
    },
  ],
  rejections: [
    {
      id: 'fence_too_high_front_yard_sight',
      reason: {
        en: 'Too high in the front yard or the sight triangle',
        es: 'Demasiado alta en el frente o en el triángulo de visibilidad',
      },
      fix: { en: 'Lower it or move it.', es: 'Bájela o cámbiela de lugar.' },
      sources: ['gk'],
    },
    {
      id: 'fence_fence_easement_over_lot_line',
      reason: {
        en: 'Fence in an easement or over the lot line',
        es: 'Cerca dentro de una servidumbre o fuera del lindero',
      },
      fix: {
        en: "Get a survey and the easement holder's consent.",
        es: 'Obtenga un levantamiento y el consentimiento del titular de la servidumbre.',
      },
      sources: ['gk'],
    },
    {
      id: 'fence_drawing_has_no_distances_lot',
      reason: {
        en: 'Drawing has no distances to the lot line',
        es: 'El dibujo no indica distancias al lindero',
      },
      fix: { en: 'Dimension them.', es: 'Acótelas.' },
      sources: ['gk'],
    },
  ],
};
