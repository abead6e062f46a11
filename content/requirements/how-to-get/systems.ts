import type { Text } from '@/lib/catalogue/checklists/types';

/** Electrical, mechanical, plumbing, solar, chargers, generators. */
export const systems: Readonly<Record<string, Text>> = {
  load_calc: {
    en: "The electrician fills in the city's worksheet or the NEC form from a list of the appliances and their nameplates, once as it is and once as it will be.",
    es: 'El electricista llena la hoja de la ciudad o el formulario del NEC con una lista de los aparatos y sus placas, una vez como está y otra como quedará.',
  },
  one_line: {
    en: 'The electrician or an engineer draws it: utility, meter, disconnects, panels, conductor and conduit sizes, and grounding.',
    es: 'Lo dibuja el electricista o un ingeniero: compañía eléctrica, medidor, desconectadores, tableros, calibres de conductores y tubería, y puesta a tierra.',
  },
  panel_schedule: {
    en: 'The electrician lists every circuit with its breaker, load and phase; take the existing ones from the panel directory after checking it.',
    es: 'El electricista enlista cada circuito con su interruptor, carga y fase; tome los existentes del directorio del tablero después de verificarlo.',
  },
  utility_coord: {
    en: 'Apply to the electric utility for the new or changed service; it gives the meter location and a work order number. Ask the city whether it wants that number.',
    es: 'Solicite a la compañía eléctrica el servicio nuevo o el cambio; da la ubicación del medidor y un número de orden de trabajo. Pregunte a la ciudad si quiere ese número.',
  },
  site_loc: {
    en: "Draw it over the floor plan or the site plan, with the distances to doors, windows and the gas meter; the utility's meter spot rules decide the place.",
    es: 'Dibújelo sobre el plano de planta o del sitio, con las distancias a puertas, ventanas y al medidor de gas; las reglas de la compañía eléctrica deciden el lugar.',
  },
  ev_site: {
    en: 'The contractor draws it over the site or garage plan: parking space, charger, panel and the path of the conduit.',
    es: 'Lo dibuja el contratista sobre el plano del sitio o de la cochera: cajón, cargador, tablero y recorrido de la tubería.',
  },
  ev_one_line: {
    en: 'The electrician draws it from the panel to the charger, with breaker, conductor and conduit sizes.',
    es: 'Lo dibuja el electricista del tablero al cargador, con interruptor, calibre del conductor y tubería.',
  },
  ev_load: {
    en: "The electrician fills in the city's worksheet, or the NEC form, and adds the charger at 125%; a load management device comes with its own settings sheet.",
    es: 'El electricista llena la hoja de la ciudad o el formulario del NEC y suma el cargador al 125%; un dispositivo de control de carga trae su propia hoja de ajustes.',
  },
  ev_spec: {
    en: 'Download the sheet of the exact model from the manufacturer and mark the rating and the listing.',
    es: 'Descargue la hoja del modelo exacto del fabricante y marque la capacidad y la certificación.',
  },
  trench: {
    en: 'The contractor draws a section of the trench with depth, conduit, warning tape and backfill. Call 811 before you dig.',
    es: 'El contratista dibuja un corte de la zanja con profundidad, tubería, cinta de aviso y relleno. Llame al 811 antes de excavar.',
  },
  ada_ev: {
    en: 'The designer draws the accessible space, the route, the slopes and the reach to the charger on the parking plan.',
    es: 'El diseñador dibuja el cajón accesible, la ruta, las pendientes y el alcance al cargador en el plano del estacionamiento.',
  },
  equipment_data: {
    en: 'The supplier gives the data sheets; print the AHRI certificate of the matched set from the AHRI directory.',
    es: 'El proveedor da las fichas técnicas; imprima del directorio de AHRI el certificado del conjunto combinado.',
  },
  manual_j: {
    en: 'The mechanical contractor or an energy consultant makes it room by room with ACCA-approved software, from measurements of the house.',
    es: 'La hace el contratista mecánico o un consultor de energía cuarto por cuarto con un programa aprobado por ACCA, con medidas de la casa.',
  },
  manual_s_d: {
    en: "The mechanical contractor makes both after the Manual J, with the manufacturer's expanded performance data.",
    es: 'El contratista mecánico hace ambos después del Manual J, con los datos de rendimiento ampliados del fabricante.',
  },
  energy_alt: {
    en: "The contractor or an energy consultant fills in the state's form; in California it is registered with the data registry.",
    es: 'El contratista o un consultor de energía llena el formulario del estado; en California se registra en el registro de datos.',
  },
  site_equipment: {
    en: 'Mark the unit on a copy of the survey or plot plan with its distances to the lot lines; the sound level stands in the data sheet.',
    es: 'Marque el equipo en una copia del levantamiento o del plano del lote con sus distancias a los linderos; el nivel de ruido está en la ficha técnica.',
  },
  gas_vent: {
    en: 'The plumber or mechanical contractor draws the pipe with lengths and BTU and notes the vent; where a chimney is reused, the installer verifies it and signs the form.',
    es: 'El plomero o contratista mecánico dibuja la tubería con longitudes y BTU y anota la ventila; donde se reutiliza una chimenea, el instalador la verifica y firma el formulario.',
  },
  trade_forms: {
    en: "The municipality gives the state's standard forms; each licensed trade fills in, signs and seals its own.",
    es: 'El municipio da los formularios estándar del estado; cada oficio con licencia llena, firma y sella el suyo.',
  },
  mech_plan_com: {
    en: "A mechanical engineer or designer prepares it as part of the plan set, with the structural engineer's note for rooftop units.",
    es: 'Lo prepara un ingeniero o diseñador mecánico como parte del juego de planos, con la nota del ingeniero estructural para los equipos en el techo.',
  },
  fixture_list: {
    en: 'The plumber counts the fixtures, existing and new, and draws the riser or isometric with pipe sizes.',
    es: 'El plomero cuenta los aparatos sanitarios, existentes y nuevos, y dibuja el isométrico o el diagrama de subida con los diámetros.',
  },
  wh_spec: {
    en: 'Copy it from the nameplate or the data sheet of the model you install, and add the location and the vent.',
    es: 'Cópiela de la placa o de la ficha técnica del modelo que instala, y agregue la ubicación y la ventila.',
  },
  wh_tankless_plan: {
    en: "The plumber draws it: floor plan with the location, gas line with lengths and BTU, vent path and the electrical outlet, with the manufacturer's instructions beside it.",
    es: 'Lo dibuja el plomero: plano de planta con la ubicación, línea de gas con longitudes y BTU, recorrido de la ventila y tomacorriente, junto con las instrucciones del fabricante.',
  },
  gas_diagram: {
    en: 'The plumber draws it: every appliance with its BTU, every length, and the pipe sizes by the code table.',
    es: 'Lo dibuja el plomero: cada aparato con sus BTU, cada longitud y los diámetros según la tabla del código.',
  },
  backflow: {
    en: 'The supplier gives the data sheet; a certified tester fills in the test form after installation. The water utility often has its own form.',
    es: 'El proveedor da la ficha técnica; un probador certificado llena el formulario de prueba después de la instalación. La empresa de agua a menudo tiene su propio formulario.',
  },
  sewer_septic: {
    en: 'Apply to the sewer utility for the tap, or to the health department for the septic permit, and attach what they give you.',
    es: 'Solicite la toma a la empresa de alcantarillado, o el permiso séptico al departamento de salud, y adjunte lo que le den.',
  },
  water_sizing: {
    en: "The plumber or designer adds up the fixture units on the utility's worksheet; the utility confirms the meter size.",
    es: 'El plomero o diseñador suma las unidades de aparato en la hoja de la empresa de agua; la empresa confirma el tamaño del medidor.',
  },
  cover: {
    en: "The solar designer makes it as the first sheet; take the design loads and code editions from the city's website.",
    es: 'La hace el diseñador solar como primera lámina; tome las cargas de diseño y las ediciones del código del sitio web de la ciudad.',
  },
  roof_plan: {
    en: 'The solar designer draws it from a roof survey or measured aerial images, with the pathways dimensioned.',
    es: 'La dibuja el diseñador solar con una visita al techo o imágenes aéreas medidas, con los pasillos acotados.',
  },
  one_three_line: {
    en: 'The solar designer or an electrician draws it with the exact models of the data sheets.',
    es: 'Lo dibuja el diseñador solar o un electricista con los modelos exactos de las fichas técnicas.',
  },
  structural: {
    en: 'An engineer writes and seals it from the framing found in the attic; the racking manufacturer gives the attachment detail.',
    es: 'La escribe y sella un ingeniero con el armazón visto en el ático; el fabricante de la estructura de montaje da el detalle de fijación.',
  },
  spec_sheets: {
    en: 'Download each sheet from the manufacturer and mark the exact model and the listing.',
    es: 'Descargue cada hoja del fabricante y marque el modelo exacto y la certificación.',
  },
  labels: {
    en: 'The solar designer makes the sheet; many cities publish a guide to the labels they want.',
    es: 'El diseñador solar hace la lámina; muchas ciudades publican una guía de las etiquetas que quieren.',
  },
  panel_photos: {
    en: 'Take them on the site visit: panel with the door open, its label with the bus rating, main breaker and meter.',
    es: 'Tómelas en la visita: tablero con la puerta abierta, su etiqueta con la capacidad de la barra, interruptor principal y medidor.',
  },
  ess: {
    en: "The solar designer or an electrician draws it with the manufacturer's clearances and the UL test summary.",
    es: 'Lo dibuja el diseñador solar o un electricista con las distancias del fabricante y el resumen de pruebas UL.',
  },
  interconnect: {
    en: "The contractor files it with the electric utility, with the one-line diagram and the customer's signature.",
    es: 'El contratista la presenta a la compañía eléctrica, con el diagrama unifilar y la firma del cliente.',
  },
  solarapp: {
    en: 'The contractor enters the design in the service the city uses; it gives the approval document and the checklist for the inspection.',
    es: 'El contratista captura el diseño en el servicio que usa la ciudad; este da el documento de aprobación y la lista para la inspección.',
  },
  gen_site: {
    en: "The contractor draws it on the site plan; the distances and the sound level stand in the manufacturer's installation sheet.",
    es: 'Lo dibuja el contratista en el plano del sitio; las distancias y el nivel de ruido están en la hoja de instalación del fabricante.',
  },
  gen_elec: {
    en: 'The electrician draws it with the transfer switch model and the loads it carries.',
    es: 'Lo dibuja el electricista con el modelo del interruptor de transferencia y las cargas que alimenta.',
  },
  gen_gas: {
    en: "The plumber sizes the line with the generator's BTU and asks the gas utility whether the meter must be larger.",
    es: 'El plomero calcula la línea con los BTU del generador y pregunta a la compañía de gas si el medidor debe ser mayor.',
  },
  gen_spec: {
    en: 'Download the sheets of the exact models from the manufacturer and mark the listings.',
    es: 'Descargue del fabricante las hojas de los modelos exactos y marque las certificaciones.',
  },
};
