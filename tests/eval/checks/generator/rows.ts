/** Labels with values beside, above or in a table: the body of most forms. */
import { BLACK, GREY, LIGHT, type Sheet } from './book';
import { type Context, type Omission, pickLanguage, type Words } from './context';
import { OTHER_LABELS } from './held-out';
import {
  plainAddress,
  printAddress,
  printArea,
  printDate,
  printFirm,
  printMoney,
  printPerson,
} from './print';

export interface Row {
  readonly label: string;
  readonly value: string;
  readonly field?: string;
  readonly truth?: readonly string[];
}

const LABELS = {
  address: {
    en: [
      'Project address',
      'Job site address',
      'Site address',
      'Property address',
      'Address of work',
      'Job Address',
    ],
    es: [
      'Dirección del proyecto',
      'Dirección de la obra',
      'Dirección de la propiedad',
      'Domicilio de la obra',
    ],
  },
  parcel: { en: [], es: ['Número de parcela', 'No. de parcela (APN)', 'Folio / parcela'] },
  legal: { en: ['Legal description', 'Legal Description of Property'], es: ['Descripción legal'] },
  owner: {
    en: ['Property owner', 'Owner name', 'Owner', "Owner's Name", 'Name of property owner'],
    es: ['Propietario', 'Nombre del propietario', 'Dueño de la propiedad'],
  },
  ownerMailing: {
    en: ['Mailing address', 'Owner mailing address'],
    es: ['Dirección postal', 'Dirección de correo'],
  },
  ownerPhone: { en: ['Owner phone', 'Telephone'], es: ['Teléfono'] },
  contractor: {
    en: [
      'Contractor',
      'Contractor company',
      'General contractor',
      'Contractor name',
      'Contractor Business Name',
    ],
    es: ['Contratista', 'Nombre del contratista', 'Empresa contratista'],
  },
  contractorAddress: {
    en: ['Contractor address', 'Business address'],
    es: ['Dirección del contratista', 'Dirección comercial'],
  },
  contractorPhone: { en: ['Contractor phone', 'Phone'], es: ['Teléfono del contratista', 'Tel.'] },
  license: {
    en: [
      'License no.',
      'Contractor license number',
      'State license #',
      'License Number',
      'Contractor Lic. No.',
    ],
    es: ['Número de licencia', 'Licencia núm.', 'No. de licencia del contratista'],
  },
  licenseExpires: {
    en: ['Expiration date', 'Expires', 'License expiration', 'Valid through'],
    es: ['Fecha de vencimiento', 'Vence', 'Válida hasta'],
  },
  valuation: {
    en: [
      'Valuation of work',
      'Estimated cost of construction',
      'Project valuation',
      'Total job value',
      'Declared valuation',
    ],
    es: ['Valor de la obra', 'Costo estimado de la obra', 'Valuación del proyecto'],
  },
  price: {
    en: ['Contract price', 'Total contract amount', 'Contract Sum'],
    es: ['Precio del contrato', 'Monto total del contrato'],
  },
  area: {
    en: ['Area of work', 'Project area', 'Square footage', 'Total area of work'],
    es: ['Superficie de la obra', 'Área del proyecto'],
  },
  description: {
    en: ['Description of work', 'Scope of work', 'Describe work to be done'],
    es: ['Descripción del trabajo', 'Alcance de la obra'],
  },
  fee: { en: ['Permit fee', 'Total permit fee', 'Fee due'], es: ['Tarifa del permiso', 'Total a pagar'] },
  amps: {
    en: ['Service size', 'Existing service rating', 'Main service'],
    es: ['Capacidad de la acometida', 'Servicio eléctrico'],
  },
  jurisdiction: {
    en: ['Jurisdiction', 'Submitted to', 'Building department'],
    es: ['Jurisdicción', 'Presentado ante'],
  },
  designer: {
    en: ['Designer of record', 'Prepared by', 'Architect / Engineer'],
    es: ['Diseñador responsable', 'Preparado por'],
  },
  date: { en: ['Date'], es: ['Fecha'] },
} as const satisfies Record<string, Words>;
export type RowName = keyof typeof LABELS;

export const JOBS: Readonly<Record<string, { readonly en: string; readonly es: string }>> = {
  roofing: {
    en: 'Remove existing shingles and re-roof with architectural shingles',
    es: 'Quitar las tejas existentes y volver a techar con tejas asfálticas',
  },
  electrical_service: {
    en: 'Replace electrical service and main panel',
    es: 'Cambiar la acometida eléctrica y el panel principal',
  },
  mechanical: {
    en: 'Replace split system air conditioner and air handler',
    es: 'Cambiar el aire acondicionado y la manejadora',
  },
  plumbing: {
    en: 'Replace gas water heater with tankless unit',
    es: 'Cambiar el calentador de agua de gas por uno sin tanque',
  },
  solar_pv: {
    en: 'Install roof mounted photovoltaic system',
    es: 'Instalar sistema fotovoltaico en el techo',
  },
  ev_charger: {
    en: 'Install Level 2 EV charging equipment in garage',
    es: 'Instalar cargador de vehículo eléctrico nivel 2 en la cochera',
  },
  deck_porch: {
    en: 'Build attached wood deck at rear of house',
    es: 'Construir deck de madera unido a la casa en la parte trasera',
  },
  fence: {
    en: 'Build wood privacy fence along side and rear yards',
    es: 'Construir cerca de madera en los patios lateral y trasero',
  },
  pool_spa: { en: 'Build in-ground gunite pool with barrier', es: 'Construir alberca de gunita con barrera' },
  res_alteration: {
    en: 'Kitchen remodel and removal of bearing wall',
    es: 'Remodelar la cocina y quitar un muro de carga',
  },
  windows_doors: {
    en: 'Replace eleven windows and one sliding glass door',
    es: 'Cambiar once ventanas y una puerta corrediza',
  },
  generator: {
    en: 'Install standby generator with automatic transfer switch',
    es: 'Instalar generador de respaldo con interruptor de transferencia',
  },
  foundation_repair: {
    en: 'Underpin foundation with pressed pilings',
    es: 'Recalzar el cimiento con pilotes hincados',
  },
  res_new: { en: 'Build new one family dwelling', es: 'Construir vivienda unifamiliar nueva' },
  demolition: { en: 'Demolish one family dwelling', es: 'Demoler una vivienda unifamiliar' },
  sign: { en: 'Install illuminated wall sign', es: 'Instalar letrero de pared iluminado' },
};

/** One line of a form, by the facts of the document. Null where the document's facts know nothing of it. */
export function row(context: Context, name: RowName): Row | null {
  const { facts, style, omit } = context;
  const words: Words =
    name === 'parcel' && style.language === 'en'
      ? { en: [facts.place.parcelWord, 'Parcel number', 'Tax parcel ID / APN'], es: [] }
      : LABELS[name];
  const label = pickLanguage(context, context.heldOut ? (OTHER_LABELS[name] ?? words) : words);
  const blank = (omission: Omission, row: Row): Row => (omit.has(omission) ? { label, value: '' } : row);
  const place = { ...facts.place, zip: facts.zip };
  switch (name) {
    case 'address':
      return {
        label,
        value: printAddress(facts.address, place, style),
        field: 'address',
        truth: [plainAddress(facts.address)],
      };
    case 'parcel':
      return blank('parcel', { label, value: facts.parcel, field: 'parcel', truth: [facts.parcel] });
    case 'legal':
      return { label, value: facts.legal, field: 'legal_description', truth: [facts.legal] };
    case 'owner': {
      const value = printPerson(facts.owner, style);
      return blank('owner', { label, value, field: 'owner', truth: [value] });
    }
    case 'contractor': {
      const value = printFirm(facts.contractor, style);
      return blank('contractor', { label, value, field: 'contractor', truth: [value] });
    }
    case 'license':
      return { label, value: facts.license, field: 'license', truth: [facts.license] };
    case 'licenseExpires':
      return {
        label,
        value: printDate(facts.licenseExpires, style),
        field: 'license_expires',
        truth: [facts.licenseExpires],
      };
    case 'valuation':
    case 'price':
      if (facts.valuationCents === null) return null;
      return {
        label,
        value: printMoney(facts.valuationCents, style),
        field: 'valuation',
        truth: [String(facts.valuationCents)],
      };
    case 'area':
      return {
        label,
        value: printArea(facts.areaSqft, style),
        field: 'area',
        truth: [String(facts.areaSqft)],
      };
    case 'fee':
      if (facts.feeCents === null) return null;
      return {
        label,
        value: printMoney(facts.feeCents, { ...style, money: 'cents' }),
        field: 'fee_total',
        truth: [String(facts.feeCents)],
      };
    case 'amps':
      return {
        label,
        value: `${facts.serviceAmps} ${context.random.pick(['A', 'AMP', 'amps'])}`,
        field: 'service_amps',
        truth: [String(facts.serviceAmps)],
      };
    case 'date':
      return { label, value: printDate(facts.signedOn, style), field: 'date', truth: [facts.signedOn] };
    case 'description':
      return blank('description', { label, value: JOBS[context.permitType]?.[style.language] ?? '' });
    case 'ownerMailing':
      return { label, value: facts.ownerMailing };
    case 'ownerPhone':
      return { label, value: facts.ownerPhone };
    case 'contractorAddress':
      return { label, value: facts.contractorAddress };
    case 'contractorPhone':
      return { label, value: facts.contractorPhone };
    case 'jurisdiction':
      return { label, value: formatCity(context), field: 'jurisdiction', truth: [facts.jurisdiction.city] };
    case 'designer':
      return { label, value: `${facts.designer.first} ${facts.designer.last}, ${facts.designerFirm}` };
  }
}

export function formatCity({ facts, style }: Context): string {
  const { city, state } = facts.jurisdiction;
  const told = style.language === 'es' ? `Ciudad de ${city}, ${state}` : `City of ${city}, ${state}`;
  return style.capitals ? told.toUpperCase() : told;
}

export type RowLayout = 'left' | 'inline' | 'above' | 'table' | 'pairs';
export const ROW_LAYOUTS: readonly RowLayout[] = ['left', 'inline', 'above', 'table', 'pairs'];

/** Draws rows and notes what they say. Returns where the page goes on. */
export function drawRows(
  context: Context,
  sheet: Sheet,
  y: number,
  rows: readonly Row[],
  layout: RowLayout,
): number {
  for (const { field, truth } of rows) if (field && truth) sheet.note(field, ...truth);
  const left = 54;
  const width = sheet.width - 2 * left;
  if (layout === 'above' || layout === 'pairs')
    return drawPairs(context, sheet, y, rows, layout, left, width);
  let at = y;
  for (const { label, value } of rows) {
    if (layout === 'inline') {
      const told = `${label}: `;
      sheet.text(left, at + 12, told, { size: 10, font: 'serifBold' });
      put(
        context,
        sheet,
        left + sheet.measure(told, 10, 'serifBold') + 2,
        at + 12,
        value,
        width - 150,
        'serif',
      );
      at += 18;
    } else if (layout === 'left') {
      sheet.text(left, at + 12, `${label}:`, { size: 9, within: 165 });
      put(context, sheet, left + 175, at + 12, value, width - 180, 'sans');
      sheet.line(left + 172, at + 15, left + width, at + 15, 0.5, GREY);
      at += 20;
    } else {
      sheet.box(left, at, 170, 20, { fill: LIGHT, thickness: 0.6 });
      sheet.box(left + 170, at, width - 170, 20, { thickness: 0.6 });
      sheet.text(left + 5, at + 13, label, { size: 8.5, font: 'sansBold', within: 160 });
      put(context, sheet, left + 176, at + 13.5, value, width - 184, 'sans');
      at += 20;
    }
  }
  return at + 8;
}

function drawPairs(
  context: Context,
  sheet: Sheet,
  y: number,
  rows: readonly Row[],
  layout: 'above' | 'pairs',
  left: number,
  width: number,
): number {
  const half = width / 2;
  let at = y;
  let column = 0;
  const height = layout === 'above' ? 29 : 21;
  const next = () => {
    column = 0;
    at += height;
  };
  for (const { label, value } of rows) {
    const long = sheet.measure(value, 10) > half - (layout === 'above' ? 14 : 124);
    if (long && column === 1) next();
    const x = left + column * half;
    const room = long ? width : half;
    if (layout === 'above') {
      sheet.box(x, at, room, height, { thickness: 0.6 });
      sheet.text(x + 4, at + 8.5, label, { size: 7, color: GREY, within: room - 8 });
      put(context, sheet, x + 4, at + 22, value, room - 10, 'sans');
    } else {
      sheet.text(x, at + 12, `${label}:`, { size: 8.5, font: 'sansBold', within: 108 });
      put(context, sheet, x + 113, at + 12, value, room - 120, 'sans');
    }
    if (long || column === 1) next();
    else column = 1;
  }
  return at + (column === 1 ? height : 0) + 8;
}

/** A value as print, or as a field of a form that can still be filled in. */
function put(
  context: Context,
  sheet: Sheet,
  x: number,
  y: number,
  value: string,
  within: number,
  font: 'sans' | 'serif',
): void {
  if (!context.fillable) {
    if (value !== '') sheet.text(x, y, value, { size: 10, font, within, color: BLACK });
    return;
  }
  const form = context.book.pdf.getForm();
  const field = form.createTextField(`field_${context.document}_${form.getFields().length + 1}`);
  field.setText(value);
  field.addToPage(sheet.page, {
    x: x - 2,
    y: sheet.height - y - 4,
    width: within,
    height: 15,
    borderWidth: 0.3,
  });
  field.setFontSize(9);
}
