import type { DocumentRecord } from '@/lib/catalogue/checklists/types';
import { ALWAYS, ALWAYS_TEXT } from '../wording';

/** Documents that several permit types ask for, in the order a counter asks for them. */
export const application: DocumentRecord = {
  id: 'application',
  layer: 'model',
  level: 'required',
  label: { en: 'Permit application, complete and signed', es: 'Solicitud de permiso, completa y firmada' },
  why: {
    en: 'Intake checks that everything is filled in first. A blank field or a missing signature stops the file before a reviewer sees it.',
    es: 'La recepción revisa primero que todo esté lleno. Un campo en blanco o una firma que falta detiene el expediente antes de que lo vea un revisor.',
  },
  appliesWhen: ALWAYS_TEXT,
  when: ALWAYS,
  citation: 'IRC R105.3; IBC 105.3',
  confidence: 'C',
  sources: ['permittable', 'elite', 'gk'],
};

export const scopeDescription: DocumentRecord = {
  id: 'scope_description',
  layer: 'model',
  level: 'required',
  label: {
    en: 'Plain scope-of-work description that matches the drawings',
    es: 'Descripción clara del trabajo que coincida con los planos',
  },
  why: {
    en: 'A wrong or vague scope sends the application to the wrong queue or permit type.',
    es: 'Una descripción vaga o equivocada manda la solicitud a la fila o al tipo de permiso incorrecto.',
  },
  appliesWhen: ALWAYS_TEXT,
  when: ALWAYS,
  citation: { en: 'IRC R105.3 item 2; IBC 105.3', es: 'IRC R105.3 punto 2; IBC 105.3' },
  confidence: 'C',
  sources: ['permitio', 'elite'],
};

export const parcelLegal: DocumentRecord = {
  id: 'parcel_legal',
  layer: 'model',
  level: 'required',
  label: {
    en: 'Address, parcel number (APN or PIN) and legal description',
    es: 'Dirección, número de parcela (APN o PIN) y descripción legal',
  },
  why: {
    en: 'A missing address or parcel number on the title sheet is one of the most common corrections.',
    es: 'La falta de la dirección o del número de parcela en la portada es una de las correcciones más comunes.',
  },
  appliesWhen: ALWAYS_TEXT,
  when: ALWAYS,
  citation: { en: 'IRC R106.2; IBC 105.3 item 3', es: 'IRC R106.2; IBC 105.3 punto 3' },
  confidence: 'C',
  sources: ['planchecksolver', 'siteplan'],
};

export const ownerAuthorization: DocumentRecord = {
  id: 'owner_authorization',
  layer: 'model',
  level: 'required',
  label: {
    en: "Property owner's authorization or agent letter",
    es: 'Carta de autorización del propietario o de representación',
  },
  why: {
    en: "The city needs the owner's consent when someone else signs the application.",
    es: 'La ciudad necesita el consentimiento del propietario cuando otra persona firma la solicitud.',
  },
  appliesWhen: {
    en: 'Someone other than the owner applies',
    es: 'Solicita alguien que no es el propietario',
  },
  when: {
    all: [
      { fact: 'applicantRole', op: 'ne', value: 'owner' },
      { fact: 'applicantRole', op: 'ne', value: 'owner_builder' },
    ],
  },
  citation: { en: 'IRC R105.3; local form', es: 'IRC R105.3; formulario local' },
  confidence: 'B',
  sources: ['gk', 'greenega'],
};

/** An owner or agent may name the contractor later, so the city may ask for it; it is never simply "not needed". */
export const contractorLicense: DocumentRecord = {
  id: 'contractor_license',
  layer: 'state',
  level: 'required',
  label: {
    en: 'State or local contractor license of the right class, and city registration',
    es: 'Licencia de contratista estatal o local de la clase correcta, y registro en la ciudad',
  },
  why: {
    en: 'A lapsed license or the wrong class blocks the permit from being issued.',
    es: 'Una licencia vencida o de otra clase impide que se emita el permiso.',
  },
  appliesWhen: { en: 'A contractor does the work', es: 'Un contratista hace el trabajo' },
  when: { fact: 'applicantRole', op: 'ne', value: 'owner_builder' },
  requiredWhen: { fact: 'applicantRole', op: 'eq', value: 'contractor' },
  citation: {
    en: 'State licensing law (for example CA B&P 7031.5, FL ch. 489, AZ ROC)',
    es: 'Ley estatal de licencias (por ejemplo, CA B&P 7031.5, FL cap. 489, AZ ROC)',
  },
  confidence: 'B',
  sources: ['az_packs', 'evcs', 'gk'],
};

/** As with the license: certain when the contractor applies, open when an owner or agent does. */
export const insuranceWc: DocumentRecord = {
  id: 'insurance_wc',
  layer: 'state',
  level: 'required',
  label: {
    en: "General liability and workers' compensation certificate, or exemption",
    es: 'Certificado de responsabilidad civil y de compensación para trabajadores, o exención',
  },
  why: {
    en: "Many states make proof of workers' compensation a condition of the permit.",
    es: 'Muchos estados exigen comprobante de compensación para trabajadores para dar el permiso.',
  },
  appliesWhen: { en: 'A contractor does the work', es: 'Un contratista hace el trabajo' },
  when: { fact: 'applicantRole', op: 'ne', value: 'owner_builder' },
  requiredWhen: { fact: 'applicantRole', op: 'eq', value: 'contractor' },
  citation: {
    en: 'State law (for example CA Labor Code 3800, FL ch. 440)',
    es: 'Ley estatal (por ejemplo, CA Labor Code 3800, FL cap. 440)',
  },
  confidence: 'G',
  sources: ['gk'],
};

export const ownerBuilder: DocumentRecord = {
  id: 'owner_builder',
  layer: 'state',
  level: 'required',
  label: {
    en: 'Owner-builder affidavit or disclosure, notarized where required, with ID and proof of ownership',
    es: 'Declaración jurada de propietario-constructor, notariada donde se exija, con identificación y prueba de propiedad',
  },
  why: {
    en: 'States limit who may pull a permit without a license, and the liability moves to the owner.',
    es: 'Los estados limitan quién puede sacar un permiso sin licencia, y la responsabilidad pasa al propietario.',
  },
  appliesWhen: {
    en: 'The owner pulls the permit and does the work',
    es: 'El propietario saca el permiso y hace el trabajo',
  },
  when: { fact: 'applicantRole', op: 'eq', value: 'owner_builder' },
  citation: {
    en: 'State licensing law (for example FL 489.103(7), CA B&P 7044 and H&S 19825, AZ ARS 32-1169)',
    es: 'Ley estatal de licencias (por ejemplo, FL 489.103(7), CA B&P 7044 y H&S 19825, AZ ARS 32-1169)',
  },
  confidence: 'A',
  sources: ['miramar', 'az_packs', 'hernando'],
};

/** Only one- and two-family dwellings are exempt in Texas, so a commercial job there still states its value. */
export const valuation: DocumentRecord = {
  id: 'valuation',
  layer: 'model',
  level: 'required',
  label: {
    en: 'Project valuation or signed contract price',
    es: 'Valor del proyecto o precio del contrato firmado',
  },
  why: {
    en: 'Most cities base the fee on it, and some counties ask for the signed contract.',
    es: 'La mayoría de las ciudades calcula la tarifa con este valor, y algunos condados piden el contrato firmado.',
  },
  appliesWhen: {
    en: 'The fee is based on value, and the job is not a one- or two-family dwelling in Texas',
    es: 'La tarifa se basa en el valor y el trabajo no es una vivienda de una o dos familias en Texas',
  },
  when: {
    any: [
      { fact: 'state', op: 'ne', value: 'TX' },
      { fact: 'occupancy', op: 'ne', value: 'residential_1_2' },
    ],
  },
  notNeededNote: {
    en: 'Texas law (Local Government Code 214.907) does not let a city ask for the value or cost of a one- or two-family dwelling to issue its permit.',
    es: 'La ley de Texas (Local Government Code 214.907) no permite que una ciudad pida el valor o el costo de una vivienda de una o dos familias para dar el permiso.',
  },
  citation: 'IRC R108.3; IBC 109.3',
  confidence: 'A',
  sources: ['miramar', 'pasco', 'gk'],
};

export const filePackage: DocumentRecord = {
  id: 'file_package',
  layer: 'city',
  level: 'required',
  label: {
    en: "Digital package that follows the portal's rules: one flattened, unlocked PDF per file type, named as the city asks, at the right sheet size, with the right document label",
    es: 'Paquete digital según las reglas del portal: un PDF aplanado y sin bloqueo por tipo de archivo, con el nombre que pide la ciudad, el tamaño de lámina correcto y la etiqueta de documento correcta',
  },
  why: {
    en: 'Uploads are turned away at intake for their format, name or label.',
    es: 'La recepción rechaza archivos por su formato, su nombre o su etiqueta.',
  },
  appliesWhen: { en: 'You submit online', es: 'Usted presenta la solicitud en línea' },
  when: { fact: 'onlineSubmittal', op: 'eq', value: true },
  citation: { en: 'Local electronic plan rules', es: 'Reglas locales para planos electrónicos' },
  confidence: 'A',
  sources: ['sfPV', 'permitio', 'subcusa'],
};

export const sitePlan: DocumentRecord = {
  id: 'site_plan',
  layer: 'model',
  level: 'required',
  label: {
    en: 'Site plan to scale: north arrow, property lines, dimensions, setbacks, easements, existing and proposed structures, utilities',
    es: 'Plano del sitio a escala: flecha de norte, linderos, medidas, retiros, servidumbres, estructuras existentes y propuestas, servicios',
  },
  why: {
    en: 'The review of setbacks, lot coverage and easements cannot start without it.',
    es: 'Sin él no puede empezar la revisión de retiros, cobertura del lote y servidumbres.',
  },
  appliesWhen: ALWAYS_TEXT,
  when: ALWAYS,
  citation: 'IRC R106.2; IBC 107.2.6',
  confidence: 'A',
  sources: ['siteplan', 'baytown', 'laquinta'],
};

export const planSet: DocumentRecord = {
  id: 'plan_set',
  layer: 'model',
  level: 'required',
  label: {
    en: 'Plan set: scaled, numbered sheets with an index, dimensions and code editions',
    es: 'Juego de planos: láminas a escala y numeradas, con índice, medidas y ediciones del código',
  },
  why: {
    en: 'The drawings must show where the work is, what it is and how far it goes.',
    es: 'Los planos deben mostrar dónde está el trabajo, qué es y hasta dónde llega.',
  },
  appliesWhen: {
    en: 'The city reviews plans for this work',
    es: 'La ciudad revisa planos para este trabajo',
  },
  when: ALWAYS,
  citation: 'IRC R106.1.1; IBC 107.2.1',
  confidence: 'A',
  sources: ['innodez', 'litchfield'],
};

export const designSeal: DocumentRecord = {
  id: 'design_seal',
  layer: 'state',
  level: 'required',
  label: {
    en: "Architect's or engineer's seal and signature where state law requires it",
    es: 'Sello y firma de arquitecto o ingeniero donde la ley estatal lo exija',
  },
  why: {
    en: 'Sheets without the required seal or signature are rejected at once.',
    es: 'Las láminas sin el sello o la firma requeridos se rechazan de inmediato.',
  },
  appliesWhen: {
    en: 'Structural work, commercial work above the state threshold, or a design outside the prescriptive tables',
    es: 'Trabajo estructural, trabajo comercial por encima del límite estatal o diseño fuera de las tablas prescriptivas',
  },
  when: {
    any: [
      { fact: 'structuralWork', op: 'eq', value: true },
      { fact: 'occupancy', op: 'eq', value: 'commercial' },
      { fact: 'nonPrescriptive', op: 'eq', value: true },
    ],
  },
  citation: {
    en: 'IRC R106.1; IBC 107.1; state practice acts',
    es: 'IRC R106.1; IBC 107.1; leyes estatales de ejercicio profesional',
  },
  confidence: 'C',
  sources: ['subcusa', 'planchecksolver'],
};

export const energyResidential: DocumentRecord = {
  id: 'energy_residential',
  layer: 'model',
  level: 'required',
  label: {
    en: 'Residential energy compliance: REScheck, performance report, California CF1R, or Florida R405/R402 form',
    es: 'Cumplimiento de energía residencial: REScheck, informe de rendimiento, CF1R de California o formulario R405/R402 de Florida',
  },
  why: {
    en: 'The plans must show that walls, windows, equipment and lighting meet the energy code.',
    es: 'Los planos deben mostrar que muros, ventanas, equipos e iluminación cumplen el código de energía.',
  },
  appliesWhen: {
    en: 'The work adds or alters conditioned space',
    es: 'El trabajo agrega o modifica espacio con calefacción o aire acondicionado',
  },
  when: {
    any: [
      { fact: 'addsConditionedArea', op: 'eq', value: true },
      { fact: 'workType', op: 'eq', value: 'new' },
    ],
  },
  citation: 'IECC R103.2, R401.2; IRC N1101.5; CA Title 24 Part 6',
  confidence: 'A',
  sources: ['commerce', 'azusa', 'baytown'],
};

export const zoningApproval: DocumentRecord = {
  id: 'zoning_approval',
  layer: 'city',
  level: 'required',
  label: { en: 'Zoning approval or clearance', es: 'Aprobación de zonificación' },
  why: {
    en: 'Zoning is often approved before the building permit, or alongside it.',
    es: 'La zonificación muchas veces se aprueba antes que el permiso de construcción, o al mismo tiempo.',
  },
  appliesWhen: {
    en: 'New footprint, use, height, sign or outdoor equipment',
    es: 'Nueva huella, uso, altura, letrero o equipo exterior',
  },
  when: {
    any: [
      { fact: 'changesFootprint', op: 'eq', value: true },
      { fact: 'changesUse', op: 'eq', value: true },
      { fact: 'exteriorEquipment', op: 'eq', value: true },
    ],
  },
  citation: { en: 'Local zoning ordinance', es: 'Ordenanza local de zonificación' },
  confidence: 'A',
  sources: ['norfolk', 'mendham'],
};

export const floodDocs: DocumentRecord = {
  id: 'flood_docs',
  layer: 'model',
  level: 'conditional',
  label: {
    en: 'Floodplain permit, elevation data and substantial-improvement worksheet',
    es: 'Permiso de zona inundable, datos de elevación y hoja de mejora sustancial',
  },
  why: {
    en: 'Work in a flood zone cannot be permitted without it.',
    es: 'Sin esto no se puede autorizar trabajo en una zona inundable.',
  },
  appliesWhen: {
    en: 'The property is in a FEMA flood zone A or V',
    es: 'La propiedad está en una zona de inundación A o V de FEMA',
  },
  when: { fact: 'floodZone', op: 'in', values: ['A', 'AE', 'AO', 'AH', 'V', 'VE'] },
  citation: 'IRC R106.1.4, R322; IBC 107.2.6.1, 1612',
  confidence: 'A',
  sources: ['pasco', 'gk'],
};

export const historicReview: DocumentRecord = {
  id: 'historic_review',
  layer: 'city',
  level: 'conditional',
  label: {
    en: 'Certificate of appropriateness or historic review',
    es: 'Certificado de idoneidad o revisión histórica',
  },
  why: {
    en: 'A historic district adds a review with its own board and calendar.',
    es: 'Un distrito histórico agrega una revisión con su propia junta y calendario.',
  },
  appliesWhen: {
    en: 'The property is a landmark or in a historic district',
    es: 'La propiedad es un monumento o está en un distrito histórico',
  },
  when: { fact: 'historicDistrict', op: 'eq', value: true },
  citation: { en: 'Local historic preservation ordinance', es: 'Ordenanza local de preservación histórica' },
  confidence: 'A',
  sources: ['durhamdemo'],
};

export const septicHealth: DocumentRecord = {
  id: 'septic_health',
  layer: 'state',
  level: 'conditional',
  label: {
    en: 'Health department or septic approval',
    es: 'Aprobación del departamento de salud o del sistema séptico',
  },
  why: {
    en: 'More bedrooms or a larger footprint can exceed what the septic system was designed for.',
    es: 'Más recámaras o una huella mayor pueden exceder el diseño del sistema séptico.',
  },
  appliesWhen: {
    en: 'The property is on septic and the work adds bedrooms or footprint',
    es: 'La propiedad usa sistema séptico y el trabajo agrega recámaras o huella',
  },
  when: {
    all: [
      { fact: 'septic', op: 'eq', value: true },
      {
        any: [
          { fact: 'addsBedrooms', op: 'eq', value: true },
          { fact: 'changesFootprint', op: 'eq', value: true },
        ],
      },
    ],
  },
  citation: { en: 'State onsite wastewater rules', es: 'Reglas estatales de aguas residuales en el sitio' },
  confidence: 'G',
  sources: ['gk'],
};

export const hoaLetter: DocumentRecord = {
  id: 'hoa_letter',
  layer: 'city',
  level: 'conditional',
  label: {
    en: 'HOA or architectural committee approval or notice',
    es: 'Aprobación o aviso de la asociación de propietarios (HOA) o de su comité de arquitectura',
  },
  why: {
    en: 'Some counties hold the permit or notify the association; others only warn you.',
    es: 'Algunos condados detienen el permiso o avisan a la asociación; otros solo le advierten.',
  },
  appliesWhen: { en: 'The property is in an HOA', es: 'La propiedad pertenece a una HOA' },
  when: { fact: 'hoa', op: 'eq', value: true },
  citation: {
    en: 'Local rule (for example Broward County FL, Douglas County CO)',
    es: 'Regla local (por ejemplo, condado de Broward FL, condado de Douglas CO)',
  },
  confidence: 'A',
  sources: ['broward', 'douglas'],
};

/** Cities still print $2,500; the statute says $5,000. Between the two it may be asked for. */
export const noticeOfCommencement: DocumentRecord = {
  id: 'notice_of_commencement',
  layer: 'state',
  level: 'conditional',
  label: {
    en: 'Recorded Notice of Commencement',
    es: 'Aviso de inicio de obra (Notice of Commencement) registrado',
  },
  why: {
    en: 'In Florida a certified copy is due before the first inspection.',
    es: 'En Florida se debe entregar una copia certificada antes de la primera inspección.',
  },
  appliesWhen: {
    en: 'A Florida job above the statutory amount. Some city pages still print $2,500; the statute was raised to $5,000 in October 2023 (general knowledge)',
    es: 'Un trabajo en Florida por encima del monto legal. Algunas páginas de ciudades aún indican $2,500; la ley subió el monto a $5,000 en octubre de 2023 (conocimiento general)',
  },
  when: {
    all: [
      { fact: 'state', op: 'eq', value: 'FL' },
      { fact: 'valuation', op: 'gt', value: 2500 },
    ],
  },
  requiredWhen: { fact: 'valuation', op: 'gt', value: 5000 },
  citation: 'FS 713.13/713.135',
  confidence: 'A',
  sources: ['miramar', 'hernando', 'dania', 'gk'],
};

/** Work that may leave the outside as it is. */
export const sitePlanIfOutside: DocumentRecord = {
  ...sitePlan,
  appliesWhen: {
    en: 'The work changes the footprint or where something stands outside',
    es: 'El trabajo cambia la huella de la construcción o la ubicación de algo en el exterior',
  },
  when: {
    any: [
      { fact: 'changesFootprint', op: 'eq', value: true },
      { fact: 'exteriorEquipment', op: 'eq', value: true },
    ],
  },
};

/** A new house stands on the prescriptive tables; some states still want every set sealed. */
export const designSealNewDwelling: DocumentRecord = {
  ...designSeal,
  when: ALWAYS,
  requiredWhen: { fact: 'nonPrescriptive', op: 'eq', value: true },
};
