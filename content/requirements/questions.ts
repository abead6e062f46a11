import type { QuestionFact, QuestionRecord, Text, Unit } from '@/lib/catalogue/checklists/types';

export const YES: Text = { en: 'Yes', es: 'Sí' };
export const NO: Text = { en: 'No', es: 'No' };

/** What stands behind a number; money has its sign in front and a year has none. */
export const UNIT_LABELS: Readonly<Record<Unit, Text>> = {
  USD: { en: 'US dollars', es: 'dólares' },
  year: { en: '', es: '' },
  A: { en: 'A', es: 'A' },
  in: { en: 'in', es: 'pulgadas' },
  ft: { en: 'ft', es: 'pies' },
  sqft: { en: 'sq ft', es: 'pies cuadrados' },
  cuyd: { en: 'cubic yards', es: 'yardas cúbicas' },
  acre: { en: 'acres', es: 'acres' },
};

/** A question for every fact a condition looks at, in the order a counter would ask. */
export const QUESTIONS: readonly QuestionRecord[] = [
  {
    fact: 'applicantRole',
    kind: 'choice',
    short: { en: 'Who applies', es: 'Quién solicita' },
    text: { en: 'Who applies for the permit?', es: '¿Quién solicita el permiso?' },
    help: null,
    options: [
      { value: 'contractor', label: { en: 'A licensed contractor', es: 'Un contratista con licencia' } },
      {
        value: 'owner',
        label: {
          en: 'The property owner, who hires a contractor',
          es: 'El propietario, que contrata a un contratista',
        },
      },
      {
        value: 'owner_builder',
        label: {
          en: 'The property owner, who does the work (owner-builder)',
          es: 'El propietario, que hace el trabajo (propietario-constructor)',
        },
      },
      {
        value: 'agent',
        label: {
          en: 'Someone else: architect, expediter or tenant',
          es: 'Otra persona: arquitecto, gestor o inquilino',
        },
      },
    ],
  },
  {
    fact: 'occupancy',
    kind: 'choice',
    short: { en: 'Building', es: 'Edificio' },
    text: { en: 'What kind of building is it?', es: '¿Qué tipo de edificio es?' },
    help: null,
    options: [
      {
        value: 'residential_1_2',
        label: {
          en: 'House, duplex or townhouse (one or two families)',
          es: 'Casa, dúplex o townhouse (una o dos familias)',
        },
      },
      {
        value: 'multifamily',
        label: {
          en: 'Apartments or condominiums (three or more units)',
          es: 'Apartamentos o condominios (tres unidades o más)',
        },
      },
      {
        value: 'commercial',
        label: { en: 'Commercial, public or industrial', es: 'Comercial, público o industrial' },
      },
    ],
  },
  {
    fact: 'workType',
    kind: 'choice',
    short: { en: 'Kind of work', es: 'Clase de trabajo' },
    text: { en: 'What kind of work is it?', es: '¿Qué clase de trabajo es?' },
    help: null,
    options: [
      { value: 'new', label: { en: 'New', es: 'Nuevo' } },
      { value: 'addition', label: { en: 'Addition', es: 'Ampliación' } },
      { value: 'alteration', label: { en: 'Alteration or conversion', es: 'Modificación o conversión' } },
      { value: 'repair', label: { en: 'Repair', es: 'Reparación' } },
      { value: 'replacement', label: { en: 'Replacement', es: 'Reemplazo' } },
    ],
  },
  {
    fact: 'valuation',
    kind: 'number',
    short: { en: 'Project value', es: 'Valor del proyecto' },
    text: {
      en: 'What is the value of the project, labor and materials?',
      es: '¿Cuál es el valor del proyecto, con mano de obra y materiales?',
    },
    help: {
      en: 'Use the signed contract price if there is one.',
      es: 'Use el precio del contrato firmado, si lo hay.',
    },
    unit: 'USD',
    min: 0,
    max: 1000000000,
  },
  {
    fact: 'onlineSubmittal',
    kind: 'boolean',
    short: { en: 'Online submittal', es: 'Presentación en línea' },
    text: { en: 'Do you submit the application online?', es: '¿Presenta la solicitud en línea?' },
    help: null,
  },
  {
    fact: 'structuralWork',
    kind: 'boolean',
    short: { en: 'Structural work', es: 'Trabajo estructural' },
    text: {
      en: 'Does the work change the structure: a bearing wall, beam, header, roof framing or foundation?',
      es: '¿El trabajo cambia la estructura: un muro de carga, una viga, un dintel, el armazón del techo o la cimentación?',
    },
    help: null,
  },
  {
    fact: 'nonPrescriptive',
    kind: 'boolean',
    short: { en: 'Outside the code tables', es: 'Fuera de las tablas del código' },
    text: {
      en: "Does any part of the design go beyond the code's prescriptive tables?",
      es: '¿Alguna parte del diseño va más allá de las tablas prescriptivas del código?',
    },
    help: {
      en: 'For example steel, long spans, tall walls or anything an engineer must size.',
      es: 'Por ejemplo acero, claros largos, muros altos o cualquier pieza que deba calcular un ingeniero.',
    },
  },
  {
    fact: 'addsConditionedArea',
    kind: 'boolean',
    short: { en: 'Conditioned space', es: 'Espacio climatizado' },
    text: {
      en: 'Does the work add or alter space that is heated or cooled?',
      es: '¿El trabajo agrega o modifica espacio con calefacción o aire acondicionado?',
    },
    help: null,
  },
  {
    fact: 'changesFootprint',
    kind: 'boolean',
    short: { en: 'Footprint', es: 'Huella' },
    text: {
      en: 'Does the work add to the footprint, or put a structure where there was none?',
      es: '¿El trabajo aumenta la huella de la construcción o pone una estructura donde no había?',
    },
    help: null,
  },
  {
    fact: 'changesUse',
    kind: 'boolean',
    short: { en: 'Change of use', es: 'Cambio de uso' },
    text: {
      en: 'Does the use of the building or the space change?',
      es: '¿Cambia el uso del edificio o del espacio?',
    },
    help: {
      en: 'For example a garage that becomes a room, or a shop that becomes a restaurant.',
      es: 'Por ejemplo, una cochera que se vuelve cuarto o una tienda que se vuelve restaurante.',
    },
  },
  {
    fact: 'exteriorEquipment',
    kind: 'boolean',
    short: { en: 'Outdoor equipment', es: 'Equipo exterior' },
    text: {
      en: 'Does equipment go outside, such as a condenser, generator or tank?',
      es: '¿Se instala equipo afuera, como un condensador, un generador o un tanque?',
    },
    help: null,
  },
  {
    fact: 'floodZone',
    kind: 'choice',
    short: { en: 'Flood zone', es: 'Zona de inundación' },
    text: {
      en: 'Which FEMA flood zone is the property in?',
      es: '¿En qué zona de inundación de FEMA está la propiedad?',
    },
    help: {
      en: 'Look the address up at msc.fema.gov. For A1 to A30, A99 or AR choose A; for V1 to V30 choose V.',
      es: 'Busque la dirección en msc.fema.gov. Para A1 a A30, A99 o AR elija A; para V1 a V30 elija V.',
    },
    options: [
      {
        value: 'X',
        label: {
          en: 'X, B, C or D: outside the special flood hazard area',
          es: 'X, B, C o D: fuera de la zona especial de inundación',
        },
      },
      { value: 'A', label: { en: 'A', es: 'Zona A' } },
      { value: 'AE', label: { en: 'AE', es: 'Zona AE' } },
      { value: 'AO', label: { en: 'AO', es: 'Zona AO' } },
      { value: 'AH', label: { en: 'AH', es: 'Zona AH' } },
      { value: 'V', label: { en: 'V', es: 'Zona V' } },
      { value: 'VE', label: { en: 'VE', es: 'Zona VE' } },
    ],
  },
  {
    fact: 'historicDistrict',
    kind: 'boolean',
    short: { en: 'Historic', es: 'Histórico' },
    text: {
      en: 'Is the property a landmark or in a historic district?',
      es: '¿La propiedad es un monumento o está en un distrito histórico?',
    },
    help: null,
  },
  {
    fact: 'septic',
    kind: 'boolean',
    short: { en: 'Septic', es: 'Sistema séptico' },
    text: { en: 'Is the property on a septic system?', es: '¿La propiedad usa sistema séptico?' },
    help: null,
  },
  {
    fact: 'addsBedrooms',
    kind: 'boolean',
    short: { en: 'Bedrooms', es: 'Recámaras' },
    text: { en: 'Does the work add bedrooms?', es: '¿El trabajo agrega recámaras?' },
    help: null,
  },
  {
    fact: 'hoa',
    kind: 'boolean',
    short: { en: 'HOA', es: 'HOA' },
    text: {
      en: 'Is the property in a homeowners association (HOA)?',
      es: '¿La propiedad pertenece a una asociación de propietarios (HOA)?',
    },
    help: null,
  },
  {
    fact: 'usesTrusses',
    kind: 'boolean',
    short: { en: 'Trusses', es: 'Armaduras' },
    text: {
      en: 'Does the design use roof or floor trusses, or I-joists?',
      es: '¿El diseño usa armaduras (trusses) de techo o piso, o vigas I de madera?',
    },
    help: null,
  },
  {
    fact: 'landDisturbance',
    kind: 'boolean',
    short: { en: 'Ground disturbed', es: 'Tierra removida' },
    text: {
      en: 'Does the work clear, grade or dig the ground?',
      es: '¿El trabajo despeja, nivela o excava el terreno?',
    },
    help: null,
  },
  {
    fact: 'specialProducts',
    kind: 'boolean',
    short: { en: 'Special products', es: 'Productos especiales' },
    text: {
      en: 'Does the design use special products with an evaluation report (ICC-ES)?',
      es: '¿El diseño usa productos especiales con informe de evaluación (ICC-ES)?',
    },
    help: {
      en: 'For example insulated concrete forms, structural panels or spray-foam systems.',
      es: 'Por ejemplo, encofrados aislantes de concreto, paneles estructurales o sistemas de espuma rociada.',
    },
  },
  {
    fact: 'yearBuilt',
    kind: 'number',
    short: { en: 'Year built', es: 'Año de construcción' },
    text: { en: 'In which year was the building built?', es: '¿En qué año se construyó el edificio?' },
    help: null,
    unit: 'year',
    min: 1600,
    max: 2100,
  },
  {
    fact: 'addsElectricalLoad',
    kind: 'boolean',
    short: { en: 'Electrical load', es: 'Carga eléctrica' },
    text: {
      en: 'Does the work add circuits, a kitchen or heating and cooling equipment?',
      es: '¿El trabajo agrega circuitos, una cocina o equipo de calefacción o aire acondicionado?',
    },
    help: null,
  },
  {
    fact: 'county',
    kind: 'choice',
    short: { en: 'County', es: 'Condado' },
    text: { en: 'Which county is the job in?', es: '¿En qué condado es el trabajo?' },
    help: {
      en: "Miami-Dade and Broward are Florida's high-velocity hurricane zone (HVHZ) and have their own forms.",
      es: 'Miami-Dade y Broward forman la zona de huracanes de alta velocidad (HVHZ) de Florida y tienen sus propios formularios.',
    },
    options: [
      { value: 'Miami-Dade', label: { en: 'Miami-Dade', es: 'Miami-Dade' } },
      { value: 'Broward', label: { en: 'Broward', es: 'Broward' } },
      { value: 'other', label: { en: 'Another county', es: 'Otro condado' } },
    ],
  },
  {
    fact: 'engineeredAttachment',
    kind: 'boolean',
    short: { en: 'Engineered attachment', es: 'Fijación calculada' },
    text: {
      en: 'Is the roof attachment designed by an engineer?',
      es: '¿La fijación del techo la diseña un ingeniero?',
    },
    help: null,
  },
  {
    fact: 'heavierMaterial',
    kind: 'boolean',
    short: { en: 'Heavier material', es: 'Material más pesado' },
    text: {
      en: 'Is the new covering heavier than the existing one, for example tile or slate over shingle?',
      es: '¿La cubierta nueva es más pesada que la existente, por ejemplo teja o pizarra en lugar de shingle?',
    },
    help: null,
  },
  {
    fact: 'serviceAmps',
    kind: 'number',
    short: { en: 'Service size', es: 'Tamaño de la acometida' },
    text: {
      en: 'What is the size of the service when the work is done?',
      es: '¿De cuántos amperes será la acometida al terminar?',
    },
    help: null,
    unit: 'A',
    min: 0,
    max: 6000,
  },
  {
    fact: 'serviceChange',
    kind: 'boolean',
    short: { en: 'Service change', es: 'Cambio de acometida' },
    text: {
      en: 'Is the service disconnected, replaced or upgraded?',
      es: '¿Se desconecta, cambia o amplía la acometida?',
    },
    help: null,
  },
  {
    fact: 'relocatesEquipment',
    kind: 'boolean',
    short: { en: 'Relocation', es: 'Reubicación' },
    text: {
      en: 'Does equipment move to another place or into a new enclosure?',
      es: '¿El equipo cambia de lugar o va en un gabinete nuevo?',
    },
    help: null,
  },
  {
    fact: 'newDucts',
    kind: 'boolean',
    short: { en: 'New ducts', es: 'Ductos nuevos' },
    text: { en: 'Are there new ducts?', es: '¿Hay ductos nuevos?' },
    help: null,
  },
  {
    fact: 'gasAppliance',
    kind: 'boolean',
    short: { en: 'Gas appliance', es: 'Aparato de gas' },
    text: {
      en: 'Is a fuel-gas appliance installed or replaced?',
      es: '¿Se instala o reemplaza un aparato de gas?',
    },
    help: null,
  },
  {
    fact: 'newFixtures',
    kind: 'boolean',
    short: { en: 'New fixtures', es: 'Aparatos nuevos' },
    text: {
      en: 'Are there new plumbing fixtures or a repipe?',
      es: '¿Hay aparatos sanitarios nuevos o cambio de tubería?',
    },
    help: null,
  },
  {
    fact: 'subtype',
    kind: 'choice',
    short: { en: 'Plumbing work', es: 'Trabajo de plomería' },
    text: { en: 'What is the main plumbing work?', es: '¿Cuál es el trabajo principal de plomería?' },
    help: null,
    options: [
      { value: 'water_heater', label: { en: 'Water heater', es: 'Calentador de agua' } },
      { value: 'gas_piping', label: { en: 'Gas piping', es: 'Tubería de gas' } },
      { value: 'other', label: { en: 'Other plumbing', es: 'Otro trabajo de plomería' } },
    ],
  },
  {
    fact: 'tankless',
    kind: 'boolean',
    short: { en: 'Tankless', es: 'Sin tanque' },
    text: { en: 'Is the new water heater tankless?', es: '¿El calentador de agua nuevo es sin tanque?' },
    help: null,
  },
  {
    fact: 'gasLine',
    kind: 'boolean',
    short: { en: 'Gas line', es: 'Línea de gas' },
    text: {
      en: 'Is there a new or changed gas line, or a larger gas appliance?',
      es: '¿Hay una línea de gas nueva o modificada, o un aparato de gas más grande?',
    },
    help: null,
  },
  {
    fact: 'backflow',
    kind: 'boolean',
    short: { en: 'Backflow', es: 'Reflujo' },
    text: {
      en: 'Is there irrigation, a boiler or a commercial water connection that needs backflow protection?',
      es: '¿Hay riego, caldera o toma comercial que necesite protección contra reflujo?',
    },
    help: null,
  },
  {
    fact: 'newSewer',
    kind: 'boolean',
    short: { en: 'Sewer or septic', es: 'Alcantarillado o séptico' },
    text: {
      en: 'Is there a new sewer or septic connection?',
      es: '¿Hay una conexión nueva al alcantarillado o a un sistema séptico?',
    },
    help: null,
  },
  {
    fact: 'newMeter',
    kind: 'boolean',
    short: { en: 'Water meter', es: 'Medidor de agua' },
    text: { en: 'Is there a new or larger water meter?', es: '¿Hay un medidor de agua nuevo o más grande?' },
    help: null,
  },
  {
    fact: 'mount',
    kind: 'choice',
    short: { en: 'Mounting', es: 'Montaje' },
    text: { en: 'Where are the panels mounted?', es: '¿Dónde se montan los paneles?' },
    help: null,
    options: [
      { value: 'roof', label: { en: 'On the roof', es: 'En el techo' } },
      { value: 'ground', label: { en: 'On the ground', es: 'En el suelo' } },
      { value: 'canopy', label: { en: 'On a carport or canopy', es: 'En una cochera o marquesina' } },
    ],
  },
  {
    fact: 'battery',
    kind: 'boolean',
    short: { en: 'Batteries', es: 'Baterías' },
    text: { en: 'Does the system have batteries?', es: '¿El sistema lleva baterías?' },
    help: null,
  },
  {
    fact: 'automatedPlanCheck',
    kind: 'boolean',
    short: { en: 'Automated plan check', es: 'Revisión automática' },
    text: {
      en: 'Does the city use an automated plan check (SolarAPP+ or Symbium) for this job?',
      es: '¿La ciudad usa revisión automática de planos (SolarAPP+ o Symbium) para este trabajo?',
    },
    help: null,
  },
  {
    fact: 'evLevel',
    kind: 'choice',
    short: { en: 'Charger level', es: 'Nivel del cargador' },
    text: { en: 'Which charging level is it?', es: '¿De qué nivel es el cargador?' },
    help: null,
    options: [
      { value: 1, label: { en: 'Level 1 (120 V)', es: 'Nivel 1 (120 V)' } },
      { value: 2, label: { en: 'Level 2 (208 or 240 V)', es: 'Nivel 2 (208 o 240 V)' } },
      { value: 3, label: { en: 'DC fast charging', es: 'Carga rápida de corriente directa' } },
    ],
  },
  {
    fact: 'trench',
    kind: 'boolean',
    short: { en: 'Trench', es: 'Zanja' },
    text: { en: 'Does wiring run underground?', es: '¿El cableado va bajo tierra?' },
    help: null,
  },
  {
    fact: 'deckAttached',
    kind: 'boolean',
    short: { en: 'Attached to the house', es: 'Unida a la casa' },
    text: { en: 'Is the deck attached to the house?', es: '¿La terraza va unida a la casa?' },
    help: null,
  },
  {
    fact: 'deckHeightIn',
    kind: 'number',
    short: { en: 'Height above the ground', es: 'Altura sobre el suelo' },
    text: {
      en: 'How high is the floor above the ground at its highest point?',
      es: '¿A qué altura del suelo queda el piso en su punto más alto?',
    },
    help: null,
    unit: 'in',
    min: 0,
    max: 1200,
  },
  {
    fact: 'hotTub',
    kind: 'boolean',
    short: { en: 'Hot tub or roof', es: 'Jacuzzi o techo' },
    text: { en: 'Will it carry a hot tub or a roof?', es: '¿Va a soportar un jacuzzi o un techo?' },
    help: null,
  },
  {
    fact: 'wui',
    kind: 'boolean',
    short: { en: 'Wildfire zone', es: 'Zona de incendios forestales' },
    text: {
      en: 'Is the parcel in a wildfire hazard or wildland-urban interface (WUI) zone?',
      es: '¿La parcela está en una zona con peligro de incendio forestal o de interfaz urbano-forestal (WUI)?',
    },
    help: null,
  },
  {
    fact: 'onLotLine',
    kind: 'boolean',
    short: { en: 'On the shared line', es: 'Sobre el lindero común' },
    text: {
      en: 'Does the fence stand on the line shared with a neighbor?',
      es: '¿La cerca queda sobre el lindero común con un vecino?',
    },
    help: null,
  },
  {
    fact: 'inEasement',
    kind: 'boolean',
    short: { en: 'Easement', es: 'Servidumbre' },
    text: {
      en: 'Is any part in an easement or right of way?',
      es: '¿Alguna parte queda en una servidumbre o en la vía pública?',
    },
    help: null,
  },
  {
    fact: 'wallHeightFt',
    kind: 'number',
    short: { en: 'Retaining wall height', es: 'Altura del muro de contención' },
    text: {
      en: 'How high is the retaining wall, from the bottom of the footing?',
      es: '¿Qué altura tiene el muro de contención, desde la base de la zapata?',
    },
    help: { en: 'Enter 0 if there is no retaining wall.', es: 'Escriba 0 si no hay muro de contención.' },
    unit: 'ft',
    min: 0,
    max: 100,
  },
  {
    fact: 'servesPool',
    kind: 'boolean',
    short: { en: 'Pool barrier', es: 'Barrera de piscina' },
    text: { en: 'Does the fence serve as a pool barrier?', es: '¿La cerca sirve de barrera de una piscina?' },
    help: null,
  },
  {
    fact: 'inGround',
    kind: 'boolean',
    short: { en: 'In-ground', es: 'Enterrada' },
    text: { en: 'Is the pool in the ground?', es: '¿La piscina es enterrada?' },
    help: null,
  },
  {
    fact: 'poolHeated',
    kind: 'boolean',
    short: { en: 'Heated', es: 'Con calefacción' },
    text: { en: 'Is the pool or spa heated?', es: '¿La piscina o el jacuzzi tiene calefacción?' },
    help: null,
  },
  {
    fact: 'demolitionScope',
    kind: 'choice',
    short: { en: 'Scope', es: 'Alcance' },
    text: { en: 'How much is demolished?', es: '¿Cuánto se demuele?' },
    help: null,
    options: [
      { value: 'full', label: { en: 'The whole building', es: 'El edificio completo' } },
      { value: 'partial', label: { en: 'Part of the building', es: 'Una parte del edificio' } },
      { value: 'interior', label: { en: 'Interior only', es: 'Solo el interior' } },
    ],
  },
  {
    fact: 'signType',
    kind: 'choice',
    short: { en: 'Kind of sign', es: 'Tipo de letrero' },
    text: { en: 'What kind of sign is it?', es: '¿Qué tipo de letrero es?' },
    help: null,
    options: [
      { value: 'wall', label: { en: 'On a wall', es: 'De pared' } },
      {
        value: 'freestanding',
        label: {
          en: 'Freestanding (ground, monument or pylon)',
          es: 'Independiente (de piso, monumento o poste)',
        },
      },
      { value: 'projecting', label: { en: 'Projecting from the building', es: 'En voladizo' } },
      { value: 'window', label: { en: 'Window or awning', es: 'De ventana o toldo' } },
      { value: 'temporary', label: { en: 'Temporary banner', es: 'Lona temporal' } },
    ],
  },
  {
    fact: 'signIlluminated',
    kind: 'boolean',
    short: { en: 'Illuminated', es: 'Iluminado' },
    text: { en: 'Is the sign illuminated?', es: '¿El letrero es iluminado?' },
    help: null,
  },
  {
    fact: 'changesOccupantLoad',
    kind: 'boolean',
    short: { en: 'Occupant load', es: 'Carga de ocupantes' },
    text: {
      en: 'Does the number of occupants or the use change?',
      es: '¿Cambia el número de ocupantes o el uso?',
    },
    help: null,
  },
  {
    fact: 'firstTimeFinishOut',
    kind: 'boolean',
    short: { en: 'First finish-out', es: 'Primer acabado' },
    text: {
      en: 'Is it the first finish-out of a new shell?',
      es: '¿Es el primer acabado de un local nuevo?',
    },
    help: null,
  },
  {
    fact: 'foodService',
    kind: 'boolean',
    short: { en: 'Food or regulated use', es: 'Alimentos o uso regulado' },
    text: { en: 'Is it a food, daycare or medical use?', es: '¿Es un uso de alimentos, guardería o médico?' },
    help: null,
  },
  {
    fact: 'commercialCooking',
    kind: 'boolean',
    short: { en: 'Commercial cooking', es: 'Cocina comercial' },
    text: { en: 'Is there commercial cooking equipment?', es: '¿Hay equipo de cocina comercial?' },
    help: null,
  },
  {
    fact: 'newTenant',
    kind: 'boolean',
    short: { en: 'New tenant', es: 'Inquilino nuevo' },
    text: {
      en: 'Is there a new tenant, or does the leased area change?',
      es: '¿Hay un inquilino nuevo o cambia el área arrendada?',
    },
    help: null,
  },
  {
    fact: 'sprinklersOrAlarm',
    kind: 'boolean',
    short: { en: 'Sprinklers or alarm', es: 'Rociadores o alarma' },
    text: {
      en: 'Is a fire sprinkler or alarm system added or changed?',
      es: '¿Se agrega o modifica un sistema de rociadores o de alarma contra incendio?',
    },
    help: null,
  },
  {
    fact: 'addedAreaSf',
    kind: 'number',
    short: { en: 'Added area', es: 'Área agregada' },
    text: { en: 'How much floor area is added?', es: '¿Cuánta área de piso se agrega?' },
    help: null,
    unit: 'sqft',
    min: 0,
    max: 1000000,
  },
  {
    fact: 'cutFillCubicYards',
    kind: 'number',
    short: { en: 'Cut and fill', es: 'Corte y relleno' },
    text: { en: 'How much earth is cut and filled?', es: '¿Cuánta tierra se corta y se rellena?' },
    help: null,
    unit: 'cuyd',
    min: 0,
    max: 10000000,
  },
  {
    fact: 'disturbedAcres',
    kind: 'number',
    short: { en: 'Disturbed area', es: 'Área removida' },
    text: { en: 'How much land is disturbed?', es: '¿Cuánto terreno se remueve?' },
    help: {
      en: 'Count the whole project if it is part of a larger plan of development.',
      es: 'Cuente el proyecto completo si forma parte de un plan de desarrollo mayor.',
    },
    unit: 'acre',
    min: 0,
    max: 100000,
  },
  {
    fact: 'windborneDebris',
    kind: 'boolean',
    short: { en: 'Wind-borne debris', es: 'Escombros por viento' },
    text: {
      en: 'Is the property in a wind-borne debris region?',
      es: '¿La propiedad está en una región de escombros arrastrados por el viento?',
    },
    help: {
      en: 'These regions lie along the Atlantic and Gulf coasts; the building department knows the line.',
      es: 'Estas regiones están en las costas del Atlántico y del Golfo; el departamento de construcción conoce el límite.',
    },
  },
];

const byFact = new Map<QuestionFact, QuestionRecord>(QUESTIONS.map((question) => [question.fact, question]));

export function getQuestion(fact: QuestionFact): QuestionRecord {
  const question = byFact.get(fact);
  if (!question) throw new Error(`No question is written for ${fact}.`);
  return question;
}
