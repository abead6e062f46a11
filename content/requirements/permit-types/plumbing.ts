import type { PermitTypeRecord } from '@/lib/catalogue/checklists/types';
import {
  application,
  contractorLicense,
  filePackage,
  insuranceWc,
  ownerAuthorization,
  ownerBuilder,
  parcelLegal,
  scopeDescription,
  valuation,
} from '../documents/shared';

export const plumbing: PermitTypeRecord = {
  id: 'plumbing',
  name: { en: 'Plumbing, water heater or gas piping', es: 'Plomería, calentador de agua o tubería de gas' },
  modelCode: ['IRC Ch. 25-32', 'IPC/UPC', 'IFGC'],
  oftenExempt: {
    en: 'Leak repairs and like-for-like fixture replacement (IRC R105.2, plumbing).',
    es: 'Reparación de fugas y reemplazo igual por igual de aparatos sanitarios (IRC R105.2, plomería).',
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
    {
      id: 'fixture_list',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Fixture count with isometric or riser diagram',
        es: 'Conteo de aparatos sanitarios con isométrico o diagrama vertical',
      },
      why: {
        en: 'The fee and the pipe sizes depend on it.',
        es: 'De él dependen la tarifa y el diámetro de las tuberías.',
      },
      appliesWhen: { en: 'New fixtures or a repipe', es: 'Aparatos nuevos o cambio de tubería' },
      when: { fact: 'newFixtures', op: 'eq', value: true },
      citation: 'IPC 106; IRC P2503',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'wh_spec',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Water heater type, fuel, gallons or GPM, BTU, location and vent',
        es: 'Tipo de calentador de agua, combustible, galones o GPM, BTU, ubicación y ventilación',
      },
      why: {
        en: 'The counter tells from this description whether plans are needed. A like-for-like replacement usually needs none.',
        es: 'Con esta descripción la ventanilla decide si hacen falta planos. Un reemplazo igual por igual casi nunca los necesita.',
      },
      appliesWhen: { en: 'The work is a water heater', es: 'El trabajo es un calentador de agua' },
      when: { fact: 'subtype', op: 'eq', value: 'water_heater' },
      citation: 'IRC P2801-P2804; G2408',
      confidence: 'A',
      sources: ['temecula', 'smc'],
    },
    {
      id: 'wh_tankless_plan',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Plan for a tankless, relocated or newly enclosed water heater: gas sizing, vent, electrical, floor or plot plan',
        es: 'Plano para calentador sin tanque, reubicado o en gabinete nuevo: tamaño del gas, ventilación, electricidad, plano de planta o del lote',
      },
      why: {
        en: 'Cities ask for plans here because the gas line, the vent, the power or the place changes.',
        es: 'Aquí las ciudades piden planos porque cambia la línea de gas, la ventilación, la electricidad o el lugar.',
      },
      appliesWhen: {
        en: 'Tankless conversion, relocation or new enclosure',
        es: 'Cambio a calentador sin tanque, reubicación o gabinete nuevo',
      },
      when: {
        all: [
          { fact: 'subtype', op: 'eq', value: 'water_heater' },
          {
            any: [
              { fact: 'tankless', op: 'eq', value: true },
              { fact: 'relocatesEquipment', op: 'eq', value: true },
            ],
          },
        ],
      },
      citation: 'IRC G2413; IFGC 402',
      confidence: 'A',
      sources: ['temecula', 'smc'],
    },
    {
      id: 'gas_diagram',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Gas line isometric with BTU and lengths',
        es: 'Isométrico de la línea de gas con BTU y longitudes',
      },
      why: {
        en: 'The pipe must be sized for all appliances together.',
        es: 'La tubería debe dimensionarse para todos los aparatos juntos.',
      },
      appliesWhen: {
        en: 'A new gas line or a larger appliance',
        es: 'Línea de gas nueva o aparato más grande',
      },
      when: { fact: 'gasLine', op: 'eq', value: true },
      citation: 'IFGC 402; IRC G2413',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'backflow',
      layer: 'model',
      level: 'conditional',
      label: {
        en: 'Backflow device data or test form',
        es: 'Datos o formulario de prueba del dispositivo contra reflujo',
      },
      why: {
        en: 'It keeps used water out of the drinking water.',
        es: 'Evita que el agua usada entre al agua potable.',
      },
      appliesWhen: { en: 'Irrigation, boiler or commercial', es: 'Riego, caldera o uso comercial' },
      when: { fact: 'backflow', op: 'eq', value: true },
      citation: 'IPC 608',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'sewer_septic',
      layer: 'city',
      level: 'required',
      label: {
        en: 'Sewer tap or septic approval',
        es: 'Aprobación de conexión al alcantarillado o del sistema séptico',
      },
      why: {
        en: 'The sewer or health authority approves the connection, not the building department.',
        es: 'La conexión la aprueba la autoridad de alcantarillado o de salud, no el departamento de construcción.',
      },
      appliesWhen: {
        en: 'New sewer or septic connection',
        es: 'Conexión nueva al alcantarillado o a sistema séptico',
      },
      when: { fact: 'newSewer', op: 'eq', value: true },
      citation: { en: 'Local rule', es: 'Regla local' },
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'water_sizing',
      layer: 'model',
      level: 'conditional',
      label: {
        en: 'Water service and meter sizing',
        es: 'Dimensionamiento de la toma de agua y del medidor',
      },
      why: {
        en: 'More fixture units may need a larger service.',
        es: 'Más unidades de consumo pueden necesitar una toma más grande.',
      },
      appliesWhen: { en: 'Additions or a new meter', es: 'Ampliaciones o medidor nuevo' },
      when: { fact: 'newMeter', op: 'eq', value: true },
      citation: 'IPC 604; App. E',
      confidence: 'G',
      sources: ['gk'],
    },
  ],
  rejections: [
    {
      id: 'plumbing_vent_combustion_air_shown_when',
      reason: {
        en: 'Vent and combustion air not shown when a tank becomes tankless',
        es: 'No se muestran la ventilación y el aire de combustión al pasar de tanque a sin tanque',
      },
      fix: {
        en: 'Add the vent, the gas sizing and the electrical supply.',
        es: 'Agregue la ventilación, el tamaño del gas y la alimentación eléctrica.',
      },
      sources: ['gk'],
    },
    {
      id: 'plumbing_gas_sizing_missing_for_higher',
      reason: {
        en: 'Gas sizing missing for a higher BTU',
        es: 'Falta el tamaño de la línea de gas para más BTU',
      },
      fix: { en: 'Provide an isometric.', es: 'Entregue un isométrico.' },
      sources: ['gk'],
    },
    {
      id: 'plumbing_wrong_permit_type_electrical_gas',
      reason: {
        en: 'Wrong permit type; an electrical or gas permit is needed beside it',
        es: 'Tipo de permiso equivocado; hace falta además un permiso eléctrico o de gas',
      },
      fix: { en: 'File the companion permits.', es: 'Presente los permisos que acompañan.' },
      sources: ['gk'],
    },
  ],
};
