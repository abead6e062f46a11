import { foldName } from '@/lib/catalogue/checklists/places';
import { looksOf } from './looks';
import { IMPORT_FIELDS, type ImportField, type ImportKind } from './types';

/** What people call each column, in English and in Spanish, folded: the most usual first. */
const NAMES: Readonly<Record<ImportField, readonly string[]>> = {
  permitNumber: [
    ...['permit number', 'permit no', 'permit num', 'permit', 'permit id', 'record number', 'record id'],
    ...['application number', 'case number', 'number', 'no', 'folio', 'permit nbr'],
    ...['numero de permiso', 'no de permiso', 'num de permiso', 'permiso', 'numero', 'expediente'],
  ],
  status: [
    'status',
    'permit status',
    'current status',
    'stage',
    'estado del permiso',
    'estatus',
    'situacion',
    'etapa',
  ],
  address: [
    ...[
      'address',
      'site address',
      'job address',
      'property address',
      'project address',
      'street',
      'street address',
    ],
    ...['location', 'job site', 'direccion', 'domicilio', 'direccion de la obra', 'ubicacion', 'calle'],
  ],
  city: ['city', 'town', 'municipality', 'jurisdiction', 'ciudad', 'municipio', 'localidad', 'poblacion'],
  state: ['state', 'st', 'state code', 'province', 'estado', 'edo'],
  zip: ['zip', 'zip code', 'zipcode', 'postal code', 'codigo postal', 'cp'],
  permitType: ['type', 'permit type', 'work type', 'category', 'trade', 'tipo', 'tipo de permiso', 'clase'],
  description: [
    ...['description', 'work description', 'scope', 'scope of work', 'project description', 'details'],
    ...['descripcion', 'descripcion del trabajo', 'alcance', 'trabajo'],
  ],
  appliedDate: [
    ...['applied', 'applied date', 'application date', 'date applied', 'submitted', 'filed', 'filed date'],
    ...[
      'submitted date',
      'date submitted',
      'fecha de solicitud',
      'solicitado',
      'fecha solicitud',
      'presentado',
    ],
  ],
  issuedDate: [
    ...['issued', 'issued date', 'issue date', 'date issued', 'approval date'],
    ...[
      'fecha de emision',
      'emitido',
      'otorgado',
      'fecha de otorgamiento',
      'expedido',
      'fecha de expedicion',
    ],
  ],
  expiresDate: [
    ...[
      'expires',
      'expiration',
      'expiration date',
      'expiry',
      'expiry date',
      'exp date',
      'expires on',
      'valid until',
    ],
    ...['vence', 'vencimiento', 'fecha de vencimiento', 'expira', 'vigencia'],
  ],
  value: [
    ...[
      'value',
      'valuation',
      'job value',
      'project value',
      'construction value',
      'contract',
      'contract amount',
    ],
    ...[
      'amount',
      'cost',
      'estimated cost',
      'valor',
      'monto',
      'valor de la obra',
      'costo',
      'importe',
      'presupuesto',
    ],
  ],
  name: [
    'job name',
    'project name',
    'job',
    'project',
    'name',
    'title',
    'obra',
    'nombre de la obra',
    'proyecto',
    'nombre',
  ],
  jobNumber: [
    'job number',
    'job no',
    'job id',
    'project number',
    'project no',
    'number',
    'no',
    'numero de obra',
    'numero',
  ],
  clientName: [
    ...['client', 'client name', 'customer', 'customer name', 'owner', 'owner name', 'homeowner', 'bill to'],
    ...['cliente', 'nombre del cliente', 'propietario', 'dueno'],
  ],
  clientEmail: [
    ...['client email', 'customer email', 'owner email', 'email', 'e mail', 'email address'],
    ...['correo del cliente', 'correo', 'correo electronico'],
  ],
  clientPhone: [
    ...['client phone', 'customer phone', 'owner phone', 'phone', 'phone number', 'mobile', 'cell'],
    ...['telefono del cliente', 'telefono', 'celular'],
  ],
  startsOn: ['start', 'start date', 'starts', 'begins', 'inicio', 'fecha de inicio', 'comienza'],
  endsOn: [
    'end',
    'end date',
    'ends',
    'finish',
    'completion date',
    'due',
    'fin',
    'fecha de fin',
    'termino',
    'entrega',
  ],
  personName: [
    ...['name', 'full name', 'contact', 'contact name', 'contact person', 'person', 'display name'],
    ...['client', 'client name', 'customer', 'customer name', 'owner', 'owner name', 'homeowner'],
    ...['nombre', 'nombre completo', 'contacto', 'nombre de contacto', 'persona', 'cliente', 'propietario'],
  ],
  firstName: ['first name', 'first', 'given name', 'nombres', 'primer nombre', 'nombre de pila'],
  lastName: ['last name', 'last', 'surname', 'family name', 'apellido', 'apellidos'],
  companyName: [
    ...['company', 'company name', 'subcontractor', 'business', 'business name', 'firm', 'vendor', 'name'],
    ...['organization', 'organization name', 'organizacion'],
    ...['empresa', 'nombre de la empresa', 'subcontratista', 'razon social', 'compania', 'proveedor'],
  ],
  contactName: [
    'contact',
    'contact name',
    'contact person',
    'person',
    'contacto',
    'nombre de contacto',
    'persona',
  ],
  email: ['email', 'e mail', 'email address', 'e mail address', 'mail', 'correo', 'correo electronico'],
  phone: ['phone', 'phone number', 'telephone', 'mobile', 'cell', 'telefono', 'celular', 'movil'],
  trade: ['trade', 'role', 'specialty', 'work', 'type', 'oficio', 'especialidad', 'ramo', 'giro'],
};

function fold(heading: string): string {
  return foldName(heading.slice(0, 100))
    .replaceAll('#', ' number ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** A heading that is a field's in one reading of the word. */
const MAY_BE = 500;

/** Whether a heading is called so, or holds the words of the name among its own; 0 for neither. */
function likeness(heading: string, field: ImportField): number {
  const names = NAMES[field];
  const exact = names.indexOf(heading);
  if (exact >= 0) return 1_000 - exact;
  const words = ` ${heading} `;
  const part = names.filter((name) => name.length > 3 && words.includes(` ${name} `));
  return part.reduce((best, name) => Math.max(best, name.length), 0);
}

/** Fields whose cells are like no others'. A day alone does not say what of. */
const TOLD_BY_CELLS: ReadonlySet<ImportField> = new Set([
  ...(['permitNumber', 'status', 'state', 'address', 'zip'] as const),
  ...(['email', 'phone', 'clientEmail', 'clientPhone'] as const),
]);

/**
 * Which field each column is: by its heading first, the surest pair first, then, for what is left, by what its cells
 * look like. Null for a column nobody can tell.
 */
export function mapColumns(
  kind: ImportKind,
  headings: readonly string[],
  sample: readonly (readonly string[])[],
): (ImportField | null)[] {
  const fields: readonly ImportField[] = IMPORT_FIELDS[kind];
  const mapped = headings.map((): ImportField | null => null);
  const free = new Set(fields);
  const take = (scoreOf: (column: number, field: ImportField) => number) => {
    const pairs = headings.flatMap((_, column) =>
      mapped[column] === null
        ? [...free].map((field) => ({ column, field, score: scoreOf(column, field) }))
        : [],
    );
    for (const { column, field, score } of pairs.sort((a, b) => b.score - a.score || a.column - b.column)) {
      if (score <= 0 || mapped[column] !== null || !free.has(field)) continue;
      mapped[column] = field;
      free.delete(field);
    }
  };
  const folded = headings.map(fold);
  const looks = headings.map((_, column) => looksOf(sample.map((row) => row[column] ?? '')));
  // "Estado" is the state of the country or how a permit stands: its cells say which.
  take((column, field) => {
    const heading = folded[column] ?? '';
    if (heading === '') return 0;
    const score = field === 'status' && heading === 'estado' ? MAY_BE : likeness(heading, field);
    const look = looks[column]?.[field];
    return look === undefined ? score : score * (0.2 + look);
  });
  take((column, field) => {
    const look = TOLD_BY_CELLS.has(field) ? (looks[column]?.[field] ?? 0) : 0;
    return look >= 0.8 ? look : 0;
  });
  return mapped;
}
