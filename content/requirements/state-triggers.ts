import {
  PERMIT_TYPE_IDS,
  type PermitTypeId,
  type Source,
  type StateTriggerRecord,
} from '@/lib/catalogue/checklists/types';

const page = (title: string, url: string): Source => ({ title: { en: title, es: title }, url });

const IRVING = page(
  'City of Irving, TX: commercial remodel and finish-out requirements',
  'https://www.cityofirving.org/349/Commercial-Remodel-and-Finish-Out-Requir',
);
const ANGLETON = page(
  'City of Angleton, TX: commercial construction requirements',
  'https://www.angleton.tx.us/301/Commercial-Construction-Requirements',
);
const TML = page(
  'Texas Municipal League, May 24, 2019, no. 21',
  'https://www.tml.org/599/May-24-2019-Number-21',
);
const PASCO = page(
  'Pasco County, FL: roof replacement',
  'https://www.pascocountyfl.net/4133/Roof-Replacement',
);
const BROWARD = page(
  'Broward County, FL: minimum permit requirements for roofing (third-party copy)',
  'https://vdocuments.mx/minimum-permit-requirements-for-permit-requirements-for-roofing-not-in-any-way.html',
);
const MIRAMAR = page(
  'City of Miramar, FL: roofing application package (third-party copy)',
  'https://vdocuments.net/roofing-application-package-miramar-fl.html',
);
const AZUSA = page(
  'City of Azusa, CA: ADU plan submittal requirements (third-party copy)',
  'https://vdocuments.site/building-division-adu-plan-submittal-requirements.html',
);
const EVCS = page(
  'California installation checklist for residential EV charging (third-party copy)',
  'https://docsbay.net/installation-checklist-for-residential-electric-vehicle-charging-station-evcs',
);
const GENERAL_KNOWLEDGE: Source = {
  title: { en: 'General knowledge', es: 'Conocimiento general' },
  url: null,
};
const ARIZONA: Source = {
  title: {
    en: 'PermitAssist state packs, citing ARS and roc.az.gov (third party)',
    es: 'PermitAssist, paquetes estatales que citan ARS y roc.az.gov (tercero)',
  },
  url: null,
};

const ARIZONA_STATEMENT: Source = {
  title: {
    en: 'Arizona Revised Statutes 32-1169 (as public research notes of September 2026 quote it)',
    es: 'Arizona Revised Statutes 32-1169 (como lo citan notas públicas de investigación de septiembre de 2026)',
  },
  url: 'https://www.azleg.gov/ars/32/01169.htm',
};

const ENVELOPE: readonly PermitTypeId[] = ['res_new', 'roofing', 'windows_doors'];
const MAY_BE_A_DWELLING: readonly PermitTypeId[] = PERMIT_TYPE_IDS.filter(
  (id) => id !== 'commercial_ti' && id !== 'commercial_new' && id !== 'sign',
);
const EXISTING_COMMERCIAL: readonly PermitTypeId[] = ['commercial_ti', 'change_of_use', 'demolition'];

/** What a state adds to the model code, said beside the list. */
export const STATE_TRIGGERS: readonly StateTriggerRecord[] = [
  {
    id: 'tx_no_valuation',
    state: 'TX',
    text: {
      en: 'Texas cities may not ask for the value of a one- or two-family dwelling (Local Government Code 214.907).',
      es: 'Las ciudades de Texas no pueden pedir el valor de una vivienda de una o dos familias (Local Government Code 214.907).',
    },
    permitTypes: MAY_BE_A_DWELLING,
    confidence: 'A',
    sources: [TML],
  },
  {
    id: 'tx_tdlr',
    state: 'TX',
    text: {
      en: 'Commercial projects of $50,000 or more are registered with TDLR for the Texas Accessibility Standards before the permit.',
      es: 'Los proyectos comerciales desde $50,000 se registran ante TDLR por las Normas de Accesibilidad de Texas antes del permiso.',
    },
    permitTypes: ['commercial_ti', 'commercial_new', 'change_of_use'],
    confidence: 'A',
    sources: [IRVING, ANGLETON],
  },
  {
    id: 'tx_asbestos',
    state: 'TX',
    text: {
      en: 'An asbestos survey comes before a commercial renovation or demolition.',
      es: 'Antes de una remodelación o demolición comercial se hace una inspección de asbesto.',
    },
    permitTypes: EXISTING_COMMERCIAL,
    confidence: 'A',
    sources: [IRVING, ANGLETON],
  },
  {
    id: 'fl_product_approval',
    state: 'FL',
    text: {
      en: 'Roofs, windows and doors need a Florida Product Approval or a Miami-Dade NOA.',
      es: 'Los techos, las ventanas y las puertas necesitan Aprobación de Producto de Florida o NOA de Miami-Dade.',
    },
    permitTypes: ENVELOPE,
    confidence: 'A',
    sources: [PASCO, BROWARD],
  },
  {
    id: 'fl_notice_of_commencement',
    state: 'FL',
    text: {
      en: 'A Notice of Commencement is recorded before the first inspection.',
      es: 'El aviso de inicio de obra (Notice of Commencement) se registra antes de la primera inspección.',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'A',
    sources: [MIRAMAR],
  },
  {
    id: 'fl_owner_builder',
    state: 'FL',
    text: {
      en: 'An owner who does the work signs a notarized owner-builder affidavit.',
      es: 'El propietario que hace el trabajo firma una declaración jurada notariada de propietario-constructor.',
    },
    permitTypes: MAY_BE_A_DWELLING,
    confidence: 'A',
    sources: [MIRAMAR],
  },
  {
    id: 'fl_hvhz',
    state: 'FL',
    text: {
      en: 'Miami-Dade and Broward use their own high-velocity hurricane zone (HVHZ) forms.',
      es: 'Miami-Dade y Broward usan sus propios formularios de zona de huracanes de alta velocidad (HVHZ).',
    },
    permitTypes: ENVELOPE,
    confidence: 'A',
    sources: [BROWARD],
  },
  {
    id: 'fl_energy',
    state: 'FL',
    text: {
      en: 'New and replaced air conditioning comes with Manual J and the Florida energy form.',
      es: 'El aire acondicionado nuevo o reemplazado lleva Manual J y el formulario de energía de Florida.',
    },
    permitTypes: ['res_new', 'res_alteration', 'adu', 'mechanical'],
    confidence: 'G',
    sources: [GENERAL_KNOWLEDGE],
  },
  {
    id: 'fl_private_provider',
    state: 'FL',
    text: {
      en: 'A private provider may review plans and inspect in place of the city (FS 553.791).',
      es: 'Un proveedor privado puede revisar los planos e inspeccionar en lugar de la ciudad (FS 553.791).',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'G',
    sources: [GENERAL_KNOWLEDGE],
  },
  {
    id: 'ca_cf1r',
    state: 'CA',
    text: {
      en: 'The CF1R energy form must be registered.',
      es: 'El formulario de energía CF1R debe estar registrado.',
    },
    permitTypes: ['res_new', 'res_alteration', 'adu', 'mechanical', 'roofing', 'windows_doors'],
    confidence: 'A',
    sources: [AZUSA],
  },
  {
    id: 'ca_license_class',
    state: 'CA',
    text: {
      en: 'The contractor holds the class for the work, such as C-10 for electrical.',
      es: 'El contratista tiene la clase que corresponde al trabajo, por ejemplo C-10 para electricidad.',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'B',
    sources: [EVCS],
  },
  {
    id: 'ca_workers_comp',
    state: 'CA',
    text: {
      en: "The application carries a workers' compensation declaration.",
      es: 'La solicitud incluye una declaración de compensación para trabajadores.',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'B',
    sources: [EVCS],
  },
  {
    id: 'ca_streamlining',
    state: 'CA',
    text: {
      en: 'State law streamlines EV charger permits (AB 1236).',
      es: 'La ley estatal agiliza los permisos de cargadores de vehículos eléctricos (AB 1236).',
    },
    permitTypes: ['ev_charger'],
    confidence: 'B',
    sources: [EVCS],
  },
  {
    id: 'ca_solar_platform',
    state: 'CA',
    text: {
      en: 'Most cities and counties must run an online platform that issues home solar permits up to 38.4 kW in real time, storage beside it included (SB 379). The smallest are exempt.',
      es: 'La mayoría de las ciudades y condados debe tener una plataforma en línea que emita al momento permisos de energía solar en viviendas de hasta 38.4 kW, con su almacenamiento (SB 379). Las más pequeñas están exentas.',
    },
    permitTypes: ['solar_pv'],
    confidence: 'A',
    sources: [
      page(
        'California Energy Commission: residential solar permit reporting, SB 379',
        'https://www.energy.ca.gov/programs-and-topics/programs/residential-solar-permit-reporting-sb-379',
      ),
    ],
  },
  {
    id: 'ca_adu_clock',
    state: 'CA',
    text: {
      en: 'The city decides a complete ADU application within 60 days.',
      es: 'La ciudad resuelve una solicitud de ADU completa en 60 días.',
    },
    permitTypes: ['adu'],
    confidence: 'B',
    sources: [AZUSA],
  },
  {
    id: 'ca_wildfire',
    state: 'CA',
    text: {
      en: 'A very high fire hazard zone adds ignition-resistant materials.',
      es: 'Una zona de peligro de incendio muy alto agrega materiales resistentes al fuego.',
    },
    permitTypes: [
      'res_new',
      'res_alteration',
      'adu',
      'roofing',
      'deck_porch',
      'windows_doors',
      'commercial_new',
    ],
    confidence: 'B',
    sources: [AZUSA],
  },
  {
    id: 'az_license_class',
    state: 'AZ',
    text: {
      en: 'The ROC license must be of the residential or commercial class that fits the job.',
      es: 'La licencia ROC debe ser de la clase residencial o comercial que corresponde al trabajo.',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'C',
    sources: [ARIZONA],
  },
  {
    id: 'az_review_times',
    state: 'AZ',
    text: {
      en: 'Cities publish their review time frames (ARS 9-835 and 9-836).',
      es: 'Las ciudades publican sus plazos de revisión (ARS 9-835 y 9-836).',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'C',
    sources: [ARIZONA],
  },
  {
    id: 'az_declaration',
    state: 'AZ',
    text: {
      en: 'The applicant files a signed statement of the contractor license, or of why none is needed and who is employed (ARS 32-1169).',
      es: 'El solicitante entrega una declaración firmada de su licencia de contratista, o de por qué no la necesita y a quién emplea (ARS 32-1169).',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'C',
    sources: [ARIZONA_STATEMENT],
  },
  {
    id: 'az_no_state_code',
    state: 'AZ',
    text: {
      en: 'Arizona has no statewide building code; each city adopts its own.',
      es: 'Arizona no tiene código de construcción estatal; cada ciudad adopta el suyo.',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'C',
    sources: [ARIZONA],
  },
  {
    id: 'nj_subcodes',
    state: 'NJ',
    text: {
      en: 'Each trade files its own Uniform Construction Code form, signed and sealed.',
      es: 'Cada oficio presenta su propio formulario del Uniform Construction Code, firmado y sellado.',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'A',
    sources: [
      page(
        'Mendham, NJ: construction permit requirements',
        'https://www.mendhamnj.org/cn/webpage.cfm?tpid=18334',
      ),
    ],
  },
  {
    id: 'nj_chimney',
    state: 'NJ',
    text: {
      en: 'A chimney verification goes with a replaced fuel-burning appliance.',
      es: 'El reemplazo de un aparato de combustión lleva una verificación de la chimenea.',
    },
    permitTypes: ['mechanical', 'plumbing'],
    confidence: 'A',
    sources: [
      page(
        'Mendham, NJ: construction permit requirements',
        'https://www.mendhamnj.org/cn/webpage.cfm?tpid=18334',
      ),
    ],
  },
  {
    id: 'ny_asbestos',
    state: 'NY',
    text: {
      en: 'Buildings from before 1974 need an asbestos survey before they are demolished or remodeled (Code Rule 56). Inside New York City the rules are the City’s own: ask its Department of Environmental Protection (DEP).',
      es: 'Los edificios anteriores a 1974 necesitan inspección de asbesto antes de demoler o remodelar (Code Rule 56). Dentro de la ciudad de Nueva York las reglas son las de la ciudad: pregunte a su Department of Environmental Protection (DEP).',
    },
    permitTypes: ['demolition', 'res_alteration', 'commercial_ti', 'change_of_use'],
    confidence: 'A',
    sources: [
      page('Town of Greece, NY: demolition', 'https://greeceny.gov/demolition'),
      page(
        'New York City: rules of the DEP, asbestos survey before work',
        'https://codelibrary.amlegal.com/codes/newyorkcity/latest/NYCrules/0-0-0-23455',
      ),
    ],
  },
  {
    id: 'ma_demolition',
    state: 'MA',
    text: {
      en: 'Cities may ask for an asbestos affidavit and a rodent and dust plan.',
      es: 'Las ciudades pueden pedir una declaración jurada de asbesto y un plan de roedores y polvo.',
    },
    permitTypes: ['demolition'],
    confidence: 'A',
    sources: [
      page(
        'City of Watertown, MA: demolition requirements',
        'https://www.watertown-ma.gov/250/Demolition-Requirements',
      ),
    ],
  },
  {
    id: 'md_manual_j',
    state: 'MD',
    text: {
      en: 'Manual J with the mechanical permit is asked for locally, not by the State: Montgomery County does; elsewhere ask your city or county.',
      es: 'El Manual J con el permiso mecánico lo piden las autoridades locales, no el estado: el condado de Montgomery lo pide; en otro lugar pregunte a su ciudad o condado.',
    },
    permitTypes: ['mechanical', 'res_new'],
    confidence: 'A',
    sources: [
      page(
        'Montgomery County, MD: mechanical permit, Manual J (updated 2019-07-01)',
        'https://www3.montgomerycountymd.gov/311/',
      ),
    ],
  },
];
