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
import { ALWAYS, ALWAYS_TEXT } from '../wording';

export const windowsDoors: PermitTypeRecord = {
  id: 'windows_doors',
  name: { en: 'Window or exterior door replacement', es: 'Cambio de ventanas o puertas exteriores' },
  modelCode: ['IRC R609/R310/R308', 'IECC'],
  oftenExempt: null,
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
      id: 'win_sched',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Window and door schedule with sizes, U-factor and SHGC (NFRC)',
        es: 'Cuadro de ventanas y puertas con medidas, factor U y SHGC (NFRC)',
      },
      why: {
        en: 'Energy and escape openings are checked on it.',
        es: 'En él se revisan la energía y las aberturas de escape.',
      },
      appliesWhen: ALWAYS_TEXT,
      when: ALWAYS,
      citation: 'IECC R402; NFRC',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'win_product',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Product approval or NOA, impact rating and installation detail',
        es: 'Aprobación de producto o NOA, clasificación de impacto y detalle de instalación',
      },
      why: {
        en: 'Florida requires it, and so do wind-borne debris regions elsewhere.',
        es: 'Florida lo exige, y también otras regiones con escombros arrastrados por el viento.',
      },
      appliesWhen: {
        en: 'Florida, or a wind-borne debris region',
        es: 'Florida, o una región de escombros arrastrados por el viento',
      },
      when: {
        any: [
          { fact: 'state', op: 'eq', value: 'FL' },
          { fact: 'windborneDebris', op: 'eq', value: true },
        ],
      },
      citation: 'FBC 1609; ASTM E1886/1996',
      confidence: 'A',
      sources: ['pasco', 'gk'],
    },
    {
      id: 'win_elev',
      layer: 'city',
      level: 'required',
      label: {
        en: 'Elevation or floor plan that marks each opening',
        es: 'Elevación o plano de planta con cada abertura marcada',
      },
      why: {
        en: 'The reviewer must know which opening each product goes into.',
        es: 'El revisor debe saber en qué abertura va cada producto.',
      },
      appliesWhen: ALWAYS_TEXT,
      when: ALWAYS,
      citation: { en: 'Local rule', es: 'Regla local' },
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'win_struct',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Header detail if an opening is enlarged',
        es: 'Detalle del dintel si se agranda una abertura',
      },
      why: {
        en: 'A wider opening needs a larger header.',
        es: 'Una abertura más ancha necesita un dintel mayor.',
      },
      appliesWhen: { en: 'An opening is enlarged', es: 'Se agranda una abertura' },
      when: { fact: 'structuralWork', op: 'eq', value: true },
      citation: 'IRC R602.7',
      confidence: 'G',
      sources: ['gk'],
    },
  ],
  rejections: [
    {
      id: 'windows_doors_noa_product_approval_attached_florida',
      states: ['FL'],
      reason: {
        en: 'NOA or product approval not attached',
        es: 'NOA o aprobación de producto sin adjuntar',
      },
      fix: { en: 'Attach a sheet for each opening.', es: 'Adjunte una hoja por cada abertura.' },
      sources: ['pasco'],
    },
    {
      id: 'windows_doors_escape_opening_made_smaller',
      reason: { en: 'Escape opening made smaller', es: 'Abertura de escape reducida' },
      fix: { en: 'Give the net clear dimensions.', es: 'Indique las medidas libres netas.' },
      sources: ['gk'],
    },
    {
      id: 'windows_doors_historic_review_missing',
      reason: { en: 'Historic review missing', es: 'Falta la revisión histórica' },
      fix: {
        en: 'File for the certificate of appropriateness.',
        es: 'Solicite el certificado de idoneidad.',
      },
      sources: ['gk'],
    },
  ],
};
