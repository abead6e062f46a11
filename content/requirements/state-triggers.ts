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
const ORLANDO = page(
  'City of Orlando, FL: residential permitting requirements',
  'https://www.orlando.gov/Building-Development/Permits-Inspections/Get-a-Permit/Permitting-Checklists/Residential-Permitting-Guide',
);
const OWNER_BUILDER = page(
  'Brevard County, FL: owner-builder form quoting Florida Statutes 489.103(7) (third-party copy)',
  'https://fill.io/Building-Code-2725-Judge-Fran-Jamieson-Way-Building',
);
const ADU_LAW = page(
  'California Government Code 66317 (public.law)',
  'https://california.public.law/codes/government_code_section_66317',
);
const SOLAR_LAW = page(
  'California Government Code 65850.52 (SB 379), casetext',
  'https://casetext.com/statute/california-codes/california-government-code/title-7-planning-and-land-use/division-1-planning-and-zoning/chapter-4-zoning-regulations/article-2-adoption-of-regulations/section-6585052-online-automated-permitting-platform',
);
const AZ_SENATE = page(
  'Arizona State Senate, 2025: summary of SB 1353 (licensing time frames, ARS 9-835)',
  'https://www.azleg.gov/legtext/57leg/1R/summary/S.1353RAGE.DOCX.htm',
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
  title: { en: 'We read no source for this', es: 'No leímos una fuente de esto' },
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
      en: 'Texas cities may not ask for the value of a one- or two-family dwelling, except where flood insurance rules need the figure (Local Government Code 214.907).',
      es: 'Las ciudades de Texas no pueden pedir el valor de una vivienda de una o dos familias, salvo cuando lo requieren las reglas del seguro de inundación (Local Government Code 214.907).',
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
      en: 'Cities ask for a recorded Notice of Commencement: Orlando above $5,000 on a building permit, Miramar before the first inspection.',
      es: 'Las ciudades piden registrado el aviso de inicio de obra (Notice of Commencement): Orlando, por encima de $5,000 en un permiso de construcción; Miramar, antes de la primera inspección.',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'B',
    sources: [ORLANDO, MIRAMAR],
  },
  {
    id: 'fl_owner_builder',
    state: 'FL',
    text: {
      en: 'An owner who acts as contractor appears in person to sign the application and the owner-builder disclosure statement (FS 489.103(7)). Some cities add an affidavit before a notary: ask yours.',
      es: 'El propietario que hace de contratista se presenta en persona a firmar la solicitud y la declaración de propietario-constructor (FS 489.103(7)). Algunas ciudades piden además una declaración jurada ante notario: pregunte en la suya.',
    },
    permitTypes: MAY_BE_A_DWELLING,
    confidence: 'B',
    sources: [OWNER_BUILDER, MIRAMAR],
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
      SOLAR_LAW,
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
      en: 'On a lot that already has a home the city approves or denies a complete ADU application within 60 days (Government Code 66317).',
      es: 'En un lote que ya tiene vivienda, la ciudad aprueba o niega una solicitud de ADU completa en 60 días (Government Code 66317).',
    },
    permitTypes: ['adu'],
    confidence: 'B',
    sources: [ADU_LAW],
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
      en: 'Cities post the time frames in which they grant or deny a permit (ARS 9-835). Permits for building on a residential lot are outside that rule, pools and walls included.',
      es: 'Las ciudades publican los plazos en que conceden o niegan un permiso (ARS 9-835). Los permisos de obra en un lote residencial quedan fuera de esa regla, incluidas piscinas y muros.',
    },
    permitTypes: PERMIT_TYPE_IDS,
    confidence: 'B',
    sources: [AZ_SENATE],
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
      en: 'Ask whether your city or county wants a Manual J load calculation with the mechanical permit. Montgomery County does; we found no rule of the whole state.',
      es: 'Pregunte si su ciudad o condado pide un cálculo de carga Manual J con el permiso mecánico. El condado de Montgomery lo pide; no hallamos una regla de todo el estado.',
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
