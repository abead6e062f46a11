/** One word for one thing, in every Spanish text of the site. A guard looks for what is to be avoided. */
export interface GlossaryEntry {
  en: string;
  es: string;
  /** Spanish wordings that would say it differently, as whole words; matched without regard to case. */
  avoid: readonly string[];
  /** When the avoided wording may stand all the same; for the reader, not for the guard. */
  note?: string;
}

/** Formal usted, US trade Spanish. Names of codes, forms and products (IRC, Manual J, NOA) stay as they are. */
export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    en: 'building permit',
    es: 'permiso de construcción',
    avoid: [
      'permiso de edificación',
      'permiso de obra',
      'permiso de obras',
      'licencia de construcción',
      'licencia de obra',
    ],
  },
  {
    en: 'general contractor',
    es: 'contratista general',
    avoid: ['contratante general', 'contratista principal'],
  },
  { en: 'subcontractor', es: 'subcontratista', avoid: ['sub-contratista'] },
  {
    en: 'application (for a permit)',
    es: 'solicitud',
    avoid: ['aplicación de permiso', 'aplicar para un permiso', 'aplicar por un permiso', 'aplicante'],
  },
  { en: 'applicant', es: 'solicitante', avoid: ['aplicante'] },
  {
    en: 'plan review',
    es: 'revisión de planos',
    avoid: ['chequeo de planos', 'verificación de planos', 'revisión de planes'],
  },
  { en: 'plans (drawings)', es: 'planos', avoid: ['juego de planes'] },
  { en: 'intake', es: 'recepción', avoid: ['admisión de la solicitud'] },
  { en: 'correction', es: 'corrección', avoid: ['enmienda de planos'] },
  {
    en: 'application sent back',
    es: 'solicitud devuelta',
    avoid: ['solicitud retornada', 'solicitud regresada'],
  },
  { en: 'final inspection', es: 'inspección final', avoid: ['inspección definitiva'] },
  { en: 'fee', es: 'tarifa', avoid: ['honorario de permiso', 'cuota de permiso', 'tasa de permiso'] },
  { en: 'fee schedule', es: 'tabla de tarifas', avoid: ['tarifario', 'cédula de tarifas'] },
  { en: 'issued', es: 'emitido', avoid: ['expedido', 'permiso otorgado'] },
  { en: 'expired', es: 'vencido', avoid: ['expirado', 'caducado'] },
  { en: 'plumbing', es: 'plomería', avoid: ['fontanería'] },
  { en: 'roof', es: 'techo', avoid: ['tejado'] },
  { en: 'reroof', es: 'cambio de techo', avoid: ['retechado', 're-techado'] },
  { en: 'water heater', es: 'calentador de agua', avoid: ['boiler de agua', 'termotanque'] },
  { en: 'setback', es: 'retiro', avoid: ['retranqueo'] },
  { en: 'property line', es: 'lindero', avoid: ['línea de propiedad'] },
  { en: 'valuation', es: 'valor de la obra', avoid: ['valuación', 'valoración de la obra'] },
  { en: 'square foot', es: 'pie cuadrado', avoid: ['pies cuadrado', 'pie²'] },
  { en: 'phone text', es: 'mensaje de texto', avoid: ['texto SMS'] },
  { en: 'e-mail', es: 'correo electrónico', avoid: ['email', 'e-mail'] },
  { en: 'sign in', es: 'iniciar sesión', avoid: ['loguearse', 'ingresar a su cuenta'] },
  { en: 'dashboard', es: 'tablero', avoid: ['panel de control', 'dashboard'] },
  { en: 'free trial', es: 'prueba gratis', avoid: ['prueba gratuita', 'ensayo gratis'] },
  { en: 'plan (subscription)', es: 'plan', avoid: ['paquete de suscripción'] },
  { en: 'city feed', es: 'registro público de la ciudad', avoid: ['feed'] },
  {
    en: 'checklist',
    es: 'lista de verificación',
    avoid: [
      'checklist',
      'lista de chequeo',
      'lista de cotejo',
      'listas de requisitos',
      'lista de documentos',
    ],
  },
  {
    en: 'permit check',
    es: 'revisión',
    avoid: [
      'chequeo de permiso',
      'chequeo del permiso',
      'verificación del permiso',
      'comprobación del permiso',
    ],
  },
  { en: 'finding', es: 'hallazgo', avoid: ['descubrimiento'] },
  {
    en: 'comment (from the city)',
    es: 'observación',
    avoid: ['comentario de la ciudad', 'comentarios de la ciudad'],
  },
  { en: 'seal (of an engineer)', es: 'sello', avoid: ['estampilla'] },
  { en: 'website', es: 'sitio web', avoid: ['website', 'página web oficial'] },
  { en: 'deadline', es: 'fecha límite', avoid: ['deadline'] },
  { en: 'file, upload', es: 'archivo, subir', avoid: ['cargar archivo', 'fichero', 'ordenador', 'móvil'] },
];
