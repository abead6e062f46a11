import type { PermitTypeRecord } from '@/lib/catalogue/checklists/types';
import {
  application,
  contractorLicense,
  filePackage,
  hoaLetter,
  insuranceWc,
  ownerAuthorization,
  ownerBuilder,
  parcelLegal,
  scopeDescription,
  valuation,
} from '../documents/shared';
import { ALWAYS, ALWAYS_TEXT } from '../wording';

export const mechanical: PermitTypeRecord = {
  id: 'mechanical',
  name: {
    en: 'Heating, air conditioning and ventilation',
    es: 'Calefacción, aire acondicionado y ventilación',
  },
  modelCode: ['IRC Ch. 13-24', 'IMC', 'IECC', 'Manual J/S/D'],
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
    hoaLetter,
    {
      id: 'equipment_data',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Equipment model, capacity and efficiency, with AHRI certificate or spec sheets',
        es: 'Modelo, capacidad y eficiencia del equipo, con certificado AHRI o fichas técnicas',
      },
      why: {
        en: 'It proves that the equipment is listed and efficient enough.',
        es: 'Demuestra que el equipo está certificado y tiene la eficiencia requerida.',
      },
      appliesWhen: ALWAYS_TEXT,
      when: ALWAYS,
      citation: 'IRC M1302; IECC R403',
      confidence: 'A',
      sources: ['mendham'],
    },
    {
      id: 'manual_j',
      layer: 'model',
      level: 'required',
      label: { en: 'Manual J load calculation', es: 'Cálculo de carga Manual J' },
      why: {
        en: 'Some cities and counties refuse the application without it, replacements included.',
        es: 'Algunas ciudades y condados rechazan la solicitud sin él, incluso en reemplazos.',
      },
      appliesWhen: {
        en: 'A new or replaced system, where the city adopted it',
        es: 'Sistema nuevo o reemplazado, donde la ciudad lo adoptó',
      },
      when: ALWAYS,
      citation: 'IRC M1401.3; N1103.7',
      confidence: 'A',
      sources: ['montgomeryMD', 'mendham'],
    },
    {
      id: 'manual_s_d',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Manual S equipment selection and Manual D duct design',
        es: 'Selección de equipo Manual S y diseño de ductos Manual D',
      },
      why: {
        en: 'New systems and new ducts must be designed, not guessed.',
        es: 'Los sistemas y ductos nuevos deben diseñarse, no estimarse a ojo.',
      },
      appliesWhen: {
        en: 'New system, addition or new ducts',
        es: 'Sistema nuevo, ampliación o ductos nuevos',
      },
      when: {
        any: [
          { fact: 'workType', op: 'eq', value: 'new' },
          { fact: 'newDucts', op: 'eq', value: true },
        ],
      },
      citation: 'IRC M1401.3, M1601.1.1',
      confidence: 'A',
      sources: ['mendham'],
    },
    {
      id: 'energy_alt',
      layer: 'state',
      level: 'required',
      label: {
        en: 'Energy form for a change-out (California CF1R-ALT-HVAC, Florida forms)',
        es: 'Formulario de energía por cambio de equipo (CF1R-ALT-HVAC en California, formularios de Florida)',
      },
      why: {
        en: 'These states check the energy code on replacements.',
        es: 'Estos estados revisan el código de energía en los reemplazos.',
      },
      appliesWhen: { en: 'The job is in California or Florida', es: 'El trabajo es en California o Florida' },
      when: { fact: 'state', op: 'in', values: ['CA', 'FL'] },
      citation: 'CA Title 24 150.2(b); FBC Energy Conservation',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'site_equipment',
      layer: 'city',
      level: 'required',
      label: {
        en: 'Survey or plot plan with the outdoor unit, its setback and its sound level',
        es: 'Levantamiento o plano del lote con la unidad exterior, su retiro y su nivel de ruido',
      },
      why: {
        en: 'Zoning limits where a condenser may stand.',
        es: 'La zonificación limita dónde puede ir el condensador.',
      },
      appliesWhen: { en: 'There is an outdoor unit', es: 'Hay una unidad exterior' },
      when: { fact: 'exteriorEquipment', op: 'eq', value: true },
      citation: { en: 'Local zoning ordinance', es: 'Ordenanza local de zonificación' },
      confidence: 'A',
      sources: ['mendham'],
    },
    {
      id: 'gas_vent',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Gas piping diagram and vent or chimney verification',
        es: 'Diagrama de tubería de gas y verificación de ventilación o chimenea',
      },
      why: {
        en: 'The reviewer must see that combustion gases leave the house.',
        es: 'El revisor debe ver que los gases de combustión salen de la casa.',
      },
      appliesWhen: { en: 'A fuel-gas appliance is installed', es: 'Se instala un aparato de gas' },
      when: { fact: 'gasAppliance', op: 'eq', value: true },
      citation: {
        en: 'IRC G2413, G2425-27; chimney certification (NJ)',
        es: 'IRC G2413, G2425-27; certificación de chimenea (NJ)',
      },
      confidence: 'A',
      sources: ['mendham'],
    },
    {
      id: 'trade_forms',
      layer: 'state',
      level: 'required',
      label: {
        en: 'Technical section for each trade, signed and sealed by the licensed trade',
        es: 'Sección técnica de cada oficio, firmada y sellada por el profesional con licencia',
      },
      why: {
        en: "New Jersey's Uniform Construction Code has one form per trade.",
        es: 'El Uniform Construction Code de Nueva Jersey tiene un formulario por oficio.',
      },
      appliesWhen: { en: 'The job is in New Jersey', es: 'El trabajo es en Nueva Jersey' },
      when: { fact: 'state', op: 'eq', value: 'NJ' },
      citation: 'NJAC 5:23',
      confidence: 'A',
      sources: ['mendham'],
    },
    {
      id: 'mech_plan_com',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Mechanical plan, schedules, ventilation table, smoke detectors and support of rooftop units',
        es: 'Plano mecánico, cuadros de equipo, tabla de ventilación, detectores de humo y soporte de las unidades en el techo',
      },
      why: {
        en: 'Commercial systems get a full mechanical review.',
        es: 'Los sistemas comerciales pasan por una revisión mecánica completa.',
      },
      appliesWhen: { en: 'Commercial building', es: 'Edificio comercial' },
      when: { fact: 'occupancy', op: 'eq', value: 'commercial' },
      citation: 'IMC 403, 606; IBC 107.2.1',
      confidence: 'G',
      sources: ['gk'],
    },
  ],
  rejections: [
    {
      id: 'mechanical_manual_j_missing_without_room',
      reason: {
        en: 'Manual J missing, or without room-by-room data',
        es: 'Falta el Manual J, o no trae datos cuarto por cuarto',
      },
      fix: { en: 'Attach the full report.', es: 'Adjunte el informe completo.' },
      sources: ['montgomeryMD', 'loadcalc'],
    },
    {
      id: 'mechanical_ahri_certificate_equipment_specifications_missing',
      reason: {
        en: 'AHRI certificate or equipment specifications missing',
        es: 'Falta el certificado AHRI o las especificaciones del equipo',
      },
      fix: {
        en: 'Attach the certificate with the same model numbers.',
        es: 'Adjunte el certificado con los mismos números de modelo.',
      },
      sources: ['mendham'],
    },
    {
      id: 'mechanical_location_setback_outdoor_unit_shown',
      reason: {
        en: 'Location and setback of the outdoor unit not shown',
        es: 'No se muestra la ubicación ni el retiro de la unidad exterior',
      },
      fix: { en: 'Mark it on the survey.', es: 'Márquela en el levantamiento.' },
      sources: ['mendham'],
    },
    {
      id: 'mechanical_electrical_permit_filed_with_change',
      reason: {
        en: 'Electrical permit not filed with the change-out',
        es: 'No se presentó el permiso eléctrico junto con el cambio de equipo',
      },
      fix: { en: 'File the companion trade permit.', es: 'Presente el permiso del oficio que acompaña.' },
      sources: ['gk'],
    },
    {
      id: 'mechanical_cf1r_registered_california',
      states: ['CA'],
      reason: { en: 'CF1R not registered', es: 'CF1R sin registrar' },
      fix: {
        en: 'Register it with the ECC or HERS provider.',
        es: 'Regístrelo con el proveedor ECC o HERS.',
      },
      sources: ['gk'],
    },
  ],
};
