/** Papers that come with most applications. */
import type { PaperSpec } from './paper';

export const PAPERS_COMMON: Readonly<Record<string, PaperSpec>> = {
  scope_description: {
    titles: {
      en: ['Project Narrative', 'Scope of Work', 'Description of Work'],
      es: ['Descripción del trabajo', 'Alcance de la obra'],
    },
    head: 'contractor',
    rows: ['address', 'owner'],
    body: {
      en: [
        'The work consists of the items listed on the drawings. All materials are new and installed by the written instructions of their makers. No work is done outside the property lines.',
        'Existing utilities remain in service. Debris is hauled from the site daily.',
      ],
      es: [
        'La obra consiste en lo que muestran los planos. Todos los materiales son nuevos y se instalan según las instrucciones del fabricante. No se trabaja fuera de los linderos.',
        'Los servicios existentes siguen en uso. Los escombros se retiran todos los días.',
      ],
    },
  },
  parcel_legal: {
    titles: {
      en: ['Property Record Card', 'Legal Description Exhibit A', 'Parcel Information Report'],
      es: ['Ficha de la propiedad y descripción legal'],
    },
    head: 'none',
    rows: ['parcel', 'address', 'owner', 'legal'],
    own: ({ random }) => [
      { label: 'Land use', value: 'Residential, single family' },
      { label: 'Year built', value: String(random.int(1951, 2004)) },
      { label: 'Tax district', value: String(random.int(100, 400)) },
    ],
  },
  owner_authorization: {
    titles: {
      en: [
        'Property Owner Authorization',
        'Letter of Authorization',
        'Owner Authorization Form',
        "Owner's Authorization for Agent",
      ],
      es: [
        'Autorización del propietario',
        'Carta de autorización del propietario',
        'Carta poder del propietario',
      ],
    },
    head: 'none',
    rows: ['owner', 'address', 'parcel', 'contractor'],
    body: {
      en: [
        'As the owner of the property named above I authorize the contractor named above to apply for, sign and receive the permits needed for the work, and to act on my behalf before the building department.',
      ],
      es: [
        'Como propietario del inmueble arriba indicado autorizo al contratista arriba indicado a solicitar, firmar y recibir los permisos necesarios para la obra y a actuar en mi nombre ante el departamento de construcción.',
      ],
    },
    signs: ['owner'],
  },
  owner_builder: {
    titles: {
      en: ['Owner-Builder Affidavit', 'Owner Builder Disclosure Statement'],
      es: ['Declaración jurada de propietario constructor'],
    },
    head: 'city',
    rows: ['owner', 'address', 'parcel'],
    body: {
      en: [
        'I understand that state law requires construction to be done by licensed contractors. I apply under an exemption that allows me, as owner of my property, to act as my own contractor. I will supervise the work myself and will not sell or lease the building within one year after it is finished.',
      ],
      es: [
        'Entiendo que la ley del estado exige que la construcción la hagan contratistas con licencia. Solicito la exención que me permite, como dueño de mi propiedad, actuar como mi propio contratista. Supervisaré la obra personalmente y no venderé ni rentaré el edificio durante un año después de terminarlo.',
      ],
    },
    signs: ['owner'],
  },
  valuation: {
    titles: {
      en: [
        'Construction Agreement',
        'Home Improvement Contract',
        'Contract for Construction',
        'Proposal and Contract',
      ],
      es: ['Contrato de obra', 'Contrato de construcción'],
    },
    head: 'contractor',
    rows: ['owner', 'address', 'contractor', 'license', 'price'],
    body: {
      en: [
        'The contractor agrees to furnish all labor, material and equipment for the work shown in the drawings. Payments: one third at signing, one third at rough inspection, the rest when the final inspection has passed.',
        'Changes are made only in writing and signed by both parties.',
      ],
      es: [
        'El contratista se compromete a suministrar la mano de obra, el material y el equipo de la obra que muestran los planos. Pagos: un tercio al firmar, un tercio en la inspección intermedia y el resto al pasar la inspección final.',
        'Los cambios se hacen solo por escrito y los firman ambas partes.',
      ],
    },
    signs: ['owner', 'contractor'],
  },
  notice_of_commencement: {
    titles: {
      en: ['Notice of Commencement', 'NOTICE OF COMMENCEMENT'],
      es: ['Notice of Commencement / Aviso de inicio de obra'],
    },
    head: 'none',
    rows: ['parcel', 'legal', 'address', 'owner', 'contractor'],
    body: {
      en: [
        'The undersigned hereby gives notice that improvement will be made to certain real property, and in accordance with Chapter 713, Florida Statutes, the following information is provided in this Notice of Commencement.',
        'Surety: none. Lender: none. This notice expires one year after the date of recording.',
      ],
      es: [
        'El suscrito da aviso de que se harán mejoras en cierto inmueble y, conforme al capítulo 713 de los Estatutos de Florida, proporciona los datos de este Notice of Commencement.',
        'Fianza: ninguna. Acreedor: ninguno. Este aviso vence un año después de la fecha de registro.',
      ],
    },
    signs: ['owner'],
    stamped: true,
  },
  hoa_letter: {
    titles: {
      en: ['Architectural Review Approval', 'Notice of Architectural Approval', 'ARC Approval Letter'],
      es: ['Carta de aprobación del comité de arquitectura'],
    },
    head: 'hoa',
    rows: ['owner', 'address'],
    dated: true,
    body: {
      en: [
        'The architectural review committee of the homeowners association has reviewed your request and approves the improvement as submitted. Work is to be finished within one hundred eighty days.',
      ],
      es: [
        'El comité de arquitectura de la asociación de propietarios (HOA) revisó su solicitud y aprueba la mejora como se presentó. La obra debe terminarse en ciento ochenta días.',
      ],
    },
    signs: ['official'],
  },
  zoning_approval: {
    titles: {
      en: ['Zoning Clearance', 'Zoning Compliance Approval', 'Zoning Permit'],
      es: ['Constancia de zonificación'],
    },
    head: 'city',
    rows: ['address', 'parcel', 'owner'],
    own: ({ random }) => [
      { label: 'Zone district', value: random.pick(['R-1', 'U-SU-C', 'RS-7', 'SF-3']) },
      { label: 'Setbacks met', value: 'Yes' },
      { label: 'Clearance no.', value: `ZC-${random.digits(5)}` },
    ],
    body: {
      en: [
        'The proposed work complies with the zoning ordinance for use, setbacks, lot coverage and height as shown on the site plan.',
      ],
      es: [
        'La obra propuesta cumple con la ordenanza de zonificación en uso, retiros, cobertura del lote y altura, como muestra el plano de sitio.',
      ],
    },
    signs: ['official'],
  },
  cover_letter: {
    titles: { en: ['Letter of Transmittal', 'Submittal cover letter'], es: ['Carta de presentación'] },
    head: 'contractor',
    rows: [],
    dated: true,
    body: {
      en: [
        'Dear plans examiner, please find enclosed the documents for our permit request. Call us with any question. Thank you for your time.',
      ],
      es: [
        'Estimado revisor: adjuntamos los documentos de nuestro trámite. Llámenos con cualquier pregunta. Gracias por su tiempo.',
      ],
    },
    signs: ['contractor'],
  },
  receipt: {
    titles: { en: ['Online Payment Receipt', 'Store receipt'], es: ['Recibo de pago'] },
    head: 'none',
    rows: [],
    own: ({ random }) => [
      { label: 'Receipt', value: random.digits(8) },
      { label: 'Card', value: `VISA ending ${random.digits(4)}` },
      { label: 'Items', value: 'Lumber, fasteners, delivery' },
    ],
    body: {
      en: ['Thank you for shopping with us. Returns within thirty days with this receipt.'],
      es: ['Gracias por su compra. Devoluciones dentro de treinta días con este recibo.'],
    },
  },
};
