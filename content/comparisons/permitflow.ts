import type { CitySource } from '@/lib/tracking/cities/types';
import type { ComparedProduct } from './types';

const READ_ON = '2026-11-21';

const OWN_SUMMARY: CitySource = {
  title: 'PermitFlow, llms.txt (its own summary, in the copy kept by API Evangelist)',
  url: 'https://raw.githubusercontent.com/api-evangelist/permitflow/refs/heads/main/llms/permitflow-llms.txt',
  readOn: READ_ON,
};
const PROFILE: CitySource = {
  title: 'API Evangelist, profile of PermitFlow, modified 2026-07-20',
  url: 'https://raw.githubusercontent.com/api-evangelist/permitflow/refs/heads/main/apis.yml',
  readOn: READ_ON,
};
const PROBES: CitySource = {
  title: 'API Evangelist, what PermitFlow’s hosts publish, probed 2026-07-20',
  url: 'https://raw.githubusercontent.com/api-evangelist/permitflow/refs/heads/main/well-known/permitflow-well-known.yml',
  readOn: READ_ON,
};
const INSPECTIONS: CitySource = {
  title: 'Kyle Frost, Building Post-Issuance Inspection Workflows',
  url: 'https://kylefrost.com/work/permitflow-inspections',
  readOn: READ_ON,
};

/** Nothing of approval rates, size or money raised: those are claims nobody outside can check. */
export const PERMITFLOW: ComparedProduct = {
  name: 'PermitFlow',
  url: 'https://www.permitflow.com/',
  facts: {
    what: {
      text: {
        en: 'In its own words a construction permitting platform for builders, developers and contractors across the United States.',
        es: 'Según sus propias palabras, una plataforma de permisos de construcción para constructores, desarrolladores y contratistas en todo Estados Unidos.',
      },
      sources: [OWN_SUMMARY],
      confidence: 'C',
    },
    files: {
      text: {
        en: 'Preparing and submitting the application is part of the product; the profile names intake, research, submission, coordination and issuance.',
        es: 'Preparar y presentar la solicitud es parte del producto; el perfil nombra la recepción, la investigación, la presentación, la coordinación y la emisión.',
      },
      sources: [OWN_SUMMARY, PROFILE],
      confidence: 'C',
    },
    price: {
      text: {
        en: 'No price list found. The profile gives the pricing as unknown; its summary names a contact page.',
        es: 'No se encontró una lista de precios. El perfil da los precios por desconocidos; su resumen remite a una página de contacto.',
      },
      sources: [PROFILE, OWN_SUMMARY],
      confidence: 'C',
    },
    trial: {
      text: { en: 'The profile lists no trial.', es: 'El perfil no menciona ninguna prueba.' },
      sources: [PROFILE],
      confidence: 'C',
    },
    status: {
      text: {
        en: 'Tracks the permits of all projects and municipalities in one dashboard. How a status is read is not said.',
        es: 'Sigue los permisos de todos los proyectos y municipios en un solo tablero. No dice cómo se lee un estatus.',
      },
      sources: [OWN_SUMMARY],
      confidence: 'C',
    },
    places: {
      text: {
        en: 'Names support in all states and local jurisdictions.',
        es: 'Menciona cobertura en todos los estados y jurisdicciones locales.',
      },
      sources: [OWN_SUMMARY],
      confidence: 'C',
    },
    notices: null,
    requirements: {
      text: {
        en: 'Names research tools for codes, zoning and permit requirements, and guides to states and municipalities.',
        es: 'Menciona herramientas para investigar códigos, zonificación y requisitos, y guías de estados y municipios.',
      },
      sources: [OWN_SUMMARY],
      confidence: 'C',
    },
    fees: {
      text: {
        en: 'Names tools and guidance for permit fees.',
        es: 'Menciona herramientas y orientación sobre las tarifas de permisos.',
      },
      sources: [OWN_SUMMARY],
      confidence: 'C',
    },
    inspections: {
      text: {
        en: 'Inspections, closeout, licenses and registrations are covered. Customers choose between information only, coordination and full management of inspections.',
        es: 'Abarca inspecciones, cierre, licencias y registros. El cliente elige entre solo información, coordinación o la gestión completa de las inspecciones.',
      },
      sources: [PROFILE, INSPECTIONS],
      confidence: 'C',
    },
    integrations: {
      text: {
        en: 'ServiceTitan, Procore and Autodesk.',
        es: 'ServiceTitan, Procore y Autodesk.',
      },
      sources: [OWN_SUMMARY],
      confidence: 'C',
    },
    api: {
      text: {
        en: 'No public API was found on July 20, 2026.',
        es: 'El 20 de julio de 2026 no se encontró ninguna API pública.',
      },
      sources: [PROFILE, PROBES],
      confidence: 'C',
    },
    languages: null,
  },
};
