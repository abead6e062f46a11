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
import { ALWAYS } from '../wording';

export const electricalService: PermitTypeRecord = {
  id: 'electrical_service',
  name: {
    en: 'Electrical service, panel upgrade or rewire',
    es: 'Acometida eléctrica, cambio de tablero o recableado',
  },
  modelCode: ['NEC'],
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
    {
      id: 'load_calc',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Dwelling load calculation, existing and proposed',
        es: 'Cálculo de carga de la vivienda, existente y propuesta',
      },
      why: { en: 'It proves the size of the service.', es: 'Demuestra el tamaño de la acometida.' },
      appliesWhen: {
        en: 'The service changes or load is added',
        es: 'Cambia la acometida o se agrega carga',
      },
      when: ALWAYS,
      citation: 'NEC 220.82, 220.83, 220.87',
      confidence: 'A',
      sources: ['naperville', 'mhl', 'evcs', 'subcusa'],
    },
    {
      id: 'one_line',
      layer: 'model',
      level: 'required',
      label: {
        en: 'One-line (riser) diagram: service, meter, disconnects, feeders, grounding',
        es: 'Diagrama unifilar: acometida, medidor, desconectadores, alimentadores y puesta a tierra',
      },
      why: {
        en: 'The reviewer checks conductors, breakers and bonding on it.',
        es: 'El revisor comprueba en él los conductores, los interruptores y la unión a tierra.',
      },
      appliesWhen: {
        en: 'Over 200 A, several meters or commercial; many cities ask for it on every job',
        es: 'Más de 200 A, varios medidores o comercial; muchas ciudades lo piden en todos los trabajos',
      },
      when: {
        any: [
          { fact: 'serviceAmps', op: 'gt', value: 200 },
          { fact: 'occupancy', op: 'eq', value: 'commercial' },
        ],
      },
      citation: 'NEC 215.5, 230, 250',
      confidence: 'B',
      sources: ['mhl', 'subcusa', 'gk'],
    },
    {
      id: 'panel_schedule',
      layer: 'model',
      level: 'required',
      label: {
        en: 'Panel schedule or circuit directory',
        es: 'Cuadro de cargas del tablero o directorio de circuitos',
      },
      why: {
        en: 'It shows how the load is balanced and how each breaker is rated.',
        es: 'Muestra cómo se reparte la carga y la capacidad de cada interruptor.',
      },
      appliesWhen: {
        en: 'A panel is replaced or circuits are added',
        es: 'Se cambia un tablero o se agregan circuitos',
      },
      when: ALWAYS,
      citation: 'NEC 408.4, 408.36',
      confidence: 'G',
      sources: ['gk'],
    },
    {
      id: 'utility_coord',
      layer: 'city',
      level: 'required',
      label: {
        en: 'Utility service request, or disconnect and reconnect order',
        es: 'Solicitud de servicio a la compañía eléctrica, u orden de desconexión y reconexión',
      },
      why: {
        en: 'The city inspects and the utility turns the power on, so the utility must be called first.',
        es: 'La ciudad inspecciona y la compañía eléctrica conecta la corriente; por eso hay que llamarla primero.',
      },
      appliesWhen: {
        en: 'The service is disconnected or upgraded',
        es: 'La acometida se desconecta o se amplía',
      },
      when: { fact: 'serviceChange', op: 'eq', value: true },
      citation: { en: 'Utility tariff', es: 'Reglas de servicio de la compañía eléctrica' },
      confidence: 'A',
      sources: ['rocklin', 'mhl'],
    },
    {
      id: 'site_loc',
      layer: 'model',
      level: 'required',
      label: { en: 'Meter and panel location plan', es: 'Plano de ubicación del medidor y del tablero' },
      why: {
        en: 'It shows working space and a disconnect that can be reached.',
        es: 'Muestra el espacio de trabajo y un desconectador accesible.',
      },
      appliesWhen: { en: 'Equipment is relocated', es: 'Se cambia de lugar el equipo' },
      when: { fact: 'relocatesEquipment', op: 'eq', value: true },
      citation: 'NEC 110.26, 230.70',
      confidence: 'C',
      sources: ['mhl'],
    },
  ],
  rejections: [
    {
      id: 'electrical_service_load_calculation_does_match_panel',
      reason: {
        en: 'Load calculation does not match the panel schedule, or lacks existing against proposed',
        es: 'El cálculo de carga no coincide con el cuadro del tablero, o no compara lo existente con lo propuesto',
      },
      fix: {
        en: 'Tie every circuit of the schedule to the calculation (NEC 220.83 or 220.87).',
        es: 'Relacione cada circuito del cuadro con el cálculo (NEC 220.83 o 220.87).',
      },
      sources: ['mhl', 'evcs'],
    },
    {
      id: 'electrical_service_riser_diagram_without_wire_conduit',
      reason: {
        en: 'Riser diagram without wire or conduit sizes, no meter and panel location, utility clearances ignored, or the wrong NEC edition',
        es: 'Diagrama sin calibres de conductor o conducto, sin ubicación de medidor y tablero, sin las distancias de la compañía eléctrica, o con la edición equivocada del NEC',
      },
      fix: {
        en: 'Complete the one-line diagram and the site sketch, and cite the adopted NEC.',
        es: 'Complete el diagrama unifilar y el croquis del sitio, y cite el NEC adoptado.',
      },
      sources: ['mhl'],
    },
    {
      id: 'electrical_service_grounding_bonding_one_line_diagram',
      reason: {
        en: 'Grounding and bonding not on the one-line diagram',
        es: 'La puesta a tierra y la unión no aparecen en el diagrama unifilar',
      },
      fix: {
        en: 'Add the electrode, the grounding electrode conductor and the jumper sizes.',
        es: 'Agregue el electrodo, el conductor de puesta a tierra y los calibres de los puentes.',
      },
      sources: ['gk'],
    },
    {
      id: 'electrical_service_no_emergency_disconnect_surge_protection',
      reason: {
        en: 'No emergency disconnect or surge protection where the 2020 NEC or later is adopted',
        es: 'Sin desconexión de emergencia o protección contra sobretensiones donde rige el NEC 2020 o posterior',
      },
      fix: {
        en: 'Confirm the adopted NEC edition first.',
        es: 'Confirme primero la edición adoptada del NEC.',
      },
      sources: ['gk'],
    },
    {
      id: 'electrical_service_wrong_license_class_for_electrical',
      reason: {
        en: 'Wrong license class for electrical work',
        es: 'Clase de licencia equivocada para trabajo eléctrico',
      },
      fix: {
        en: 'Let the licensed electrical contractor apply.',
        es: 'Haga que solicite el contratista eléctrico con licencia.',
      },
      sources: ['az_packs'],
    },
  ],
};
