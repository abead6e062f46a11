import type { Text } from '@/lib/catalogue/checklists/types';

/** Documents that several permit types ask for. */
export const shared: Readonly<Record<string, Text>> = {
  application: {
    en: 'The building department gives the form on its website or in its portal. The applicant fills it in and signs it; where the form asks for it, the owner signs too.',
    es: 'El departamento de construcción da el formulario en su sitio web o en su portal. El solicitante lo llena y lo firma; donde el formulario lo pide, también firma el propietario.',
  },
  scope_description: {
    en: 'You write it: what is built, changed or removed, where, how much and with which materials. Use the same words on the form and on the cover sheet.',
    es: 'La escribe usted: qué se construye, se cambia o se retira, dónde, cuánto y con qué materiales. Use las mismas palabras en el formulario y en la portada.',
  },
  parcel_legal: {
    en: "Look the address up with the county assessor or on the county's parcel map; the deed and the tax bill carry the same number and the legal description.",
    es: 'Busque la dirección con el tasador del condado o en el mapa de parcelas del condado; la escritura y el recibo del impuesto predial llevan el mismo número y la descripción legal.',
  },
  owner_authorization: {
    en: "The property owner signs it, on the city's form or in a letter that names you, the address and the work. Ask the city whether it must be notarized.",
    es: 'La firma el propietario, en el formulario de la ciudad o en una carta que lo nombra a usted, la dirección y el trabajo. Pregunte a la ciudad si debe ir notariada.',
  },
  contractor_license: {
    en: 'You have it from the state or local licensing board; print its public record to show that it is active and of the right class. Where the city keeps its own register, sign up there first.',
    es: 'La tiene usted de la autoridad estatal o local de licencias; imprima su registro público para mostrar que está activa y es de la clase correcta. Donde la ciudad lleva su propio registro, inscríbase antes.',
  },
  insurance_wc: {
    en: "Your insurance agent issues the certificate; ask for the city as certificate holder if the city wants that. Someone without employees files the state's exemption where there is one.",
    es: 'Su agente de seguros emite el certificado; pida que la ciudad figure como titular del certificado si la ciudad lo exige. Quien no tiene empleados presenta la exención del estado donde existe.',
  },
  owner_builder: {
    en: 'The city or the state has its own form. The owner signs it, before a notary where the form says so, and adds identification and the deed.',
    es: 'La ciudad o el estado tiene su propio formulario. El propietario lo firma, ante notario donde el formulario lo dice, y agrega identificación y escritura.',
  },
  valuation: {
    en: 'Take it from the signed contract, labor and materials together. Without a contract, write an itemized estimate and sign it.',
    es: 'Tómelo del contrato firmado, con mano de obra y materiales. Sin contrato, haga un presupuesto detallado y fírmelo.',
  },
  file_package: {
    en: "Read the portal's upload rules first, then export the sheets from the drawing program as flattened PDFs without a password and name them as the rules say.",
    es: 'Lea primero las reglas del portal para subir archivos; después exporte las láminas del programa de dibujo como PDF aplanados y sin contraseña, y nómbrelas como dicen las reglas.',
  },
  site_plan: {
    en: "The designer or surveyor draws it, often over a recorded survey or the county's parcel map. For small jobs many cities accept one that the contractor draws to scale.",
    es: 'La dibuja el diseñador o el topógrafo, a menudo sobre un levantamiento registrado o el mapa de parcelas del condado. En trabajos pequeños muchas ciudades aceptan uno a escala hecho por el contratista.',
  },
  plan_set: {
    en: 'The architect or designer prepares it. Compare the index on the cover with the sheets before it leaves the office.',
    es: 'Lo prepara el arquitecto o diseñador. Compare el índice de la portada con las láminas antes de que salga de la oficina.',
  },
  design_seal: {
    en: 'A licensed architect or engineer of the state who prepared or supervised the sheets seals and signs them. Agree on it when you hire the designer.',
    es: 'Lo pone un arquitecto o ingeniero con licencia del estado que preparó o supervisó las láminas; las sella y las firma. Acuérdelo al contratar al diseñador.',
  },
  energy_residential: {
    en: 'The designer or an energy consultant makes it from the plans with the program the state accepts; REScheck can be used at no charge. Make it last, so that it matches the final plans.',
    es: 'La hace el diseñador o un consultor de energía a partir de los planos con el programa que acepta el estado; REScheck se puede usar sin costo. Hágala al final, para que coincida con los planos definitivos.',
  },
  zoning_approval: {
    en: 'The planning or zoning department gives it on the site plan, with its own application or as part of the building application. Ask which comes first.',
    es: 'La da el departamento de planificación o zonificación sobre el plano del sitio, con su propia solicitud o dentro de la del permiso. Pregunte cuál va primero.',
  },
  flood_docs: {
    en: 'The local floodplain administrator has the permit form and the worksheet; a surveyor, engineer or architect fills in the elevation certificate. The flood map is at msc.fema.gov.',
    es: 'El administrador local de zonas inundables tiene el formulario del permiso y la hoja de cálculo; un topógrafo, ingeniero o arquitecto llena el certificado de elevación. El mapa de inundación está en msc.fema.gov.',
  },
  historic_review: {
    en: "Apply to the city's historic preservation office with drawings, photos and the materials you propose. Ask for the board's calendar before you promise a start.",
    es: 'Solicítela a la oficina de preservación histórica de la ciudad con planos, fotos y los materiales propuestos. Pida el calendario de la junta antes de prometer una fecha de inicio.',
  },
  septic_health: {
    en: 'The county or local health department gives it on a plot plan that shows the tank, the field and the new work; it often asks for the record of the existing system.',
    es: 'La da el departamento de salud del condado o de la localidad sobre un plano del lote que muestra el tanque, el campo y la obra nueva; a menudo pide el registro del sistema existente.',
  },
  hoa_letter: {
    en: "The owner asks the association or its management company, with drawings and material samples. The rules and the form stand in the association's papers.",
    es: 'La pide el propietario a la asociación o a su administradora, con planos y muestras de materiales. Las reglas y el formulario están en los documentos de la asociación.',
  },
  notice_of_commencement: {
    en: 'The owner signs it before a notary and it is recorded with the clerk of the county where the job is; keep the certified copy for the site.',
    es: 'Lo firma el propietario ante notario y se registra con el secretario (clerk) del condado donde está la obra; guarde la copia certificada para la obra.',
  },
};
