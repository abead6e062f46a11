import type { Text } from '@/lib/catalogue/checklists/types';

/** Signs, commercial buildings, changes of use. */
export const commercial: Readonly<Record<string, Text>> = {
  sign_elev: {
    en: 'The sign maker draws it, with every dimension and the area as the sign code measures it.',
    es: 'La dibuja el fabricante del letrero, con todas las medidas y el área como la mide el código de letreros.',
  },
  facade: {
    en: "Measure the wall or take it from the building's plans; mark the new sign and the ones that stay.",
    es: 'Mida el muro o tómelo de los planos del edificio; marque el letrero nuevo y los que se quedan.',
  },
  sign_struct: {
    en: 'An engineer designs and seals the foundation and supports; the sign maker usually orders it.',
    es: 'Un ingeniero diseña y sella la cimentación y los soportes; lo encarga normalmente el fabricante del letrero.',
  },
  sign_elec: {
    en: 'A licensed electrician applies for the electrical permit; the sign maker gives the UL numbers of the sign.',
    es: 'Un electricista con licencia solicita el permiso eléctrico; el fabricante da los números UL del letrero.',
  },
  landlord: {
    en: "The property owner or the manager signs it, on the city's form or by letter; send the drawing along.",
    es: 'La firma el propietario o el administrador, en el formulario de la ciudad o por carta; envíe también el dibujo.',
  },
  sign_survey: {
    en: 'Use the survey of the property, from the owner or a surveyor, and mark the sign with its setbacks.',
    es: 'Use el levantamiento de la propiedad, del propietario o de un topógrafo, y marque el letrero con sus retiros.',
  },
  sign_license: {
    en: 'The sign contractor and the electrician send copies; check with the city that both are registered there.',
    es: 'El contratista de letreros y el electricista envían copias; verifique con la ciudad que ambos estén registrados ahí.',
  },
  code_analysis: {
    en: 'The architect prepares it as the first sheet after the cover, with the code editions the city adopted.',
    es: 'Lo prepara el arquitecto como primera lámina después de la portada, con las ediciones del código que adoptó la ciudad.',
  },
  life_safety: {
    en: 'The architect draws it over the floor plan with the longest path from each space.',
    es: 'Lo dibuja el arquitecto sobre el plano de planta con el recorrido más largo desde cada espacio.',
  },
  ti_arch: {
    en: 'The architect or designer prepares them; ask the landlord for the plans of the shell to start from.',
    es: 'Los prepara el arquitecto o diseñador; pida al arrendador los planos del edificio para empezar.',
  },
  ti_access: {
    en: 'The architect draws it and works out which parts of the route are upgraded, with their cost.',
    es: 'Lo dibuja el arquitecto y calcula qué partes de la ruta se mejoran, con su costo.',
  },
  comcheck: {
    en: 'The designer or an energy consultant makes it from the lighting, envelope and equipment schedules; COMcheck can be used at no charge.',
    es: 'Los hace el diseñador o un consultor de energía con los cuadros de iluminación, envolvente y equipo; COMcheck se puede usar sin costo.',
  },
  ti_mep: {
    en: 'The engineers of each trade prepare them, or the licensed contractor where the state allows it.',
    es: 'Los preparan los ingenieros de cada oficio, o el contratista con licencia donde el estado lo permite.',
  },
  fixture_count: {
    en: 'The architect works it out from the occupant load and the plumbing code table and puts it on the code sheet.',
    es: 'El arquitecto lo calcula con la carga de ocupantes y la tabla del código de plomería, y lo pone en la lámina del código.',
  },
  asbestos_ti: {
    en: 'Ask the landlord for an existing survey that covers the area; otherwise hire an inspector whom the state licenses.',
    es: 'Pida al arrendador una inspección existente que abarque el área; si no, contrate a un inspector con licencia del estado.',
  },
  tas: {
    en: 'The owner or the design professional registers the project with TDLR and puts the project number on the application.',
    es: 'El propietario o el profesional de diseño registra el proyecto ante TDLR y pone el número del proyecto en la solicitud.',
  },
  health: {
    en: 'Apply to the health department with the floor plan, the equipment list and the menu or the kind of care.',
    es: 'Solicítela al departamento de salud con el plano de planta, la lista de equipo y el menú o el tipo de atención.',
  },
  hood: {
    en: 'The kitchen supplier or the mechanical engineer gives the hood drawing; the suppression contractor and the plumber size the rest.',
    es: 'El proveedor de cocina o el ingeniero mecánico da el plano de la campana; el contratista de supresión y el plomero calculan lo demás.',
  },
  co_app: {
    en: 'The building department has the form; the tenant or the owner fills it in with the use and the occupant load.',
    es: 'El departamento de construcción tiene el formulario; el inquilino o el propietario lo llena con el uso y la carga de ocupantes.',
  },
  fire_shop: {
    en: 'The licensed sprinkler and alarm contractors draw them and usually apply for their own permits.',
    es: 'Los dibujan los contratistas de rociadores y de alarma con licencia, que normalmente solicitan sus propios permisos.',
  },
  hazmat: {
    en: 'The tenant lists what is stored, how much and where, with the safety data sheets; the fire department often has the form.',
    es: 'El inquilino enlista qué se almacena, cuánto y dónde, con las hojas de seguridad; el departamento de bomberos a menudo tiene el formulario.',
  },
  landlord_ti: {
    en: "The building's owner or manager signs it; the lease exhibit that describes the work often serves.",
    es: 'La firma el propietario o administrador del edificio; el anexo del contrato que describe la obra a menudo sirve.',
  },
  special_insp: {
    en: "The engineer of record writes it on the city's form; the owner hires the inspection agency it names.",
    es: 'La escribe el ingeniero responsable en el formulario de la ciudad; el propietario contrata a la agencia de inspección que nombra.',
  },
  prior_use: {
    en: 'Ask the building department for the last certificate of occupancy, by a records request if it is old; describe the new use yourself.',
    es: 'Pida al departamento de construcción el último certificado de ocupación, por solicitud de archivo si es antiguo; describa usted el uso nuevo.',
  },
  code_change: {
    en: 'An architect or code consultant prepares it after a visit to the building.',
    es: 'Lo prepara un arquitecto o consultor de códigos después de visitar el edificio.',
  },
  parking: {
    en: 'Count the spaces on the site plan against the zoning table; a traffic engineer writes a study where the city asks for one.',
    es: 'Cuente los cajones del plano del sitio contra la tabla de zonificación; un ingeniero de tránsito escribe un estudio donde la ciudad lo pide.',
  },
  accessibility_chg: {
    en: 'The architect surveys the entrance, route, parking and toilets and draws what is upgraded.',
    es: 'El arquitecto revisa la entrada, la ruta, el estacionamiento y los baños y dibuja lo que se mejora.',
  },
  fixture_chg: {
    en: 'The architect counts fixtures and the mechanical engineer the outdoor air, both from the new occupant load.',
    es: 'El arquitecto cuenta los aparatos sanitarios y el ingeniero mecánico el aire exterior, ambos con la nueva carga de ocupantes.',
  },
  sprinkler_chg: {
    en: 'The architect or fire protection engineer writes it from the code analysis.',
    es: 'La escribe el arquitecto o ingeniero de protección contra incendio a partir del análisis del código.',
  },
  utility_chg: {
    en: 'Apply to the water and sewer utility with the new use and fixture count.',
    es: 'Solicítela a la empresa de agua y alcantarillado con el uso nuevo y el conteo de aparatos sanitarios.',
  },
  energy_chg: {
    en: 'The designer or an energy consultant makes it for the space that is newly heated or cooled.',
    es: 'Lo hace el diseñador o un consultor de energía para el espacio que se climatiza por primera vez.',
  },
  civil: {
    en: 'A civil engineer prepares them over a topographic survey, and public works often reviews them apart.',
    es: 'Los prepara un ingeniero civil sobre un levantamiento topográfico, y obras públicas a menudo los revisa aparte.',
  },
  structural_set: {
    en: 'A structural engineer prepares and seals them.',
    es: 'Los prepara y sella un ingeniero estructural.',
  },
  geotech_com: {
    en: 'A geotechnical engineer drills on the site and writes it before the foundations are designed.',
    es: 'Lo escribe un ingeniero geotécnico que perfora en el sitio antes de diseñar las cimentaciones.',
  },
  special_insp2: {
    en: "The engineer of record writes it on the city's form; the owner hires the agency before work starts.",
    es: 'La escribe el ingeniero responsable en el formulario de la ciudad; el propietario contrata a la agencia antes de empezar.',
  },
  energy_com: {
    en: 'The designers or an energy consultant make them from the final drawings; COMcheck can be used at no charge.',
    es: 'Los hacen los diseñadores o un consultor de energía con los planos finales; COMcheck se puede usar sin costo.',
  },
  mep_com: {
    en: 'The engineers of each trade prepare and seal it.',
    es: 'Lo preparan y sellan los ingenieros de cada oficio.',
  },
  fire_com: {
    en: 'The civil and fire protection engineers draw it; the water utility or the fire department arranges the hydrant flow test.',
    es: 'Lo dibujan los ingenieros civil y de protección contra incendio; la empresa de agua o el departamento de bomberos organiza la prueba de flujo de hidrantes.',
  },
  access_com: {
    en: 'The architect draws it; in Texas the owner or the design professional registers the project with TDLR.',
    es: 'Lo dibuja el arquitecto; en Texas el propietario o el profesional de diseño registra el proyecto ante TDLR.',
  },
  swppp2: {
    en: "A civil engineer or a stormwater consultant writes the plan; the operator files the notice with the state's stormwater program, or with the EPA where the EPA runs it.",
    es: 'Un ingeniero civil o consultor de aguas pluviales escribe el plan; el operador presenta el aviso al programa estatal de aguas pluviales, o a la EPA donde ella lo administra.',
  },
  deferred: {
    en: 'The architect lists them on the cover sheet, with who designs each.',
    es: 'El arquitecto los enlista en la portada, con quién diseña cada uno.',
  },
};
