import type { Text } from '@/lib/catalogue/checklists/types';

/** Houses: new, altered, accessory units, windows, roofs, foundations. */
export const homes: Readonly<Record<string, Text>> = {
  foundation_plan: {
    en: 'The designer draws it from the soils report or the local soil values; an engineer seals it where the city or the soil calls for it.',
    es: 'Lo dibuja el diseñador a partir del estudio de suelos o de los valores locales del suelo; un ingeniero lo sella donde la ciudad o el suelo lo exige.',
  },
  floor_plans: {
    en: 'The designer draws them as part of the plan set; check that the window and alarm symbols match the schedule and the legend.',
    es: 'Los dibuja el diseñador como parte del juego de planos; revise que los símbolos de ventanas y alarmas coincidan con el cuadro y la leyenda.',
  },
  elevations: {
    en: 'The designer draws them as part of the plan set, with the finished grade and the height that zoning measures.',
    es: 'Las dibuja el diseñador como parte del juego de planos, con el nivel del terreno terminado y la altura que mide la zonificación.',
  },
  framing: {
    en: 'The designer draws it with the span tables of the code; an engineer sizes what lies outside the tables.',
    es: 'Lo dibuja el diseñador con las tablas de claros del código; un ingeniero calcula lo que queda fuera de las tablas.',
  },
  truss: {
    en: 'The truss manufacturer makes the sealed drawings and the layout after you order. Ask whether the city lets you hand them in later.',
    es: 'El fabricante de las armaduras hace los planos sellados y la distribución después del pedido. Pregunte si la ciudad permite entregarlos después.',
  },
  soils: {
    en: 'A geotechnical engineer drills or digs on the lot and writes it. Order it before the foundation is designed.',
    es: 'Lo escribe un ingeniero geotécnico que perfora o excava en el lote. Encárguelo antes de diseñar la cimentación.',
  },
  manual_jsd: {
    en: 'The mechanical contractor or an energy consultant makes them with ACCA-approved software from the final plans and the chosen equipment.',
    es: 'Los hace el contratista mecánico o un consultor de energía con un programa aprobado por ACCA, a partir de los planos finales y del equipo elegido.',
  },
  mep: {
    en: 'The designer draws them, or each trade contractor marks up the floor plan; ask the city how much detail a house needs.',
    es: 'Los dibuja el diseñador, o cada contratista los marca sobre el plano de planta; pregunte a la ciudad cuánto detalle pide para una casa.',
  },
  erosion: {
    en: 'The contractor or the civil designer draws it on the site plan. Many cities give a standard sheet and an agreement to sign.',
    es: 'Lo dibuja el contratista o el diseñador civil sobre el plano del sitio. Muchas ciudades dan una lámina estándar y un acuerdo para firmar.',
  },
  fire_review: {
    en: 'Take the site plan to the fire district that serves the address; a licensed sprinkler contractor makes the sprinkler design.',
    es: 'Lleve el plano del sitio al distrito de bomberos que atiende la dirección; un contratista de rociadores con licencia hace el diseño de los rociadores.',
  },
  utility_will_serve: {
    en: 'The water and sewer utility writes it when you apply for service, or gives a receipt when the tap is paid.',
    es: 'La escribe la empresa de agua y alcantarillado cuando usted solicita el servicio, o da un recibo cuando se paga la toma.',
  },
  eval_reports: {
    en: "Download each product's report from the evaluation service or the manufacturer and mark the lines you rely on. In Florida, search the state's product approval list.",
    es: 'Descargue el informe de cada producto del servicio de evaluación o del fabricante y marque las líneas en que se apoya. En Florida, busque en la lista de aprobación de productos del estado.',
  },
  lead_rrp: {
    en: "The firm's certification and the renovator's training certificate come from the EPA or the state program; hand the EPA pamphlet to the occupant and keep the signed receipt.",
    es: 'La certificación de la empresa y el certificado de capacitación vienen de la EPA o del programa estatal; entregue el folleto de la EPA al ocupante y guarde el acuse firmado.',
  },
  existing_proposed: {
    en: 'Measure the existing rooms and draw both states at the same scale; the designer does it, or the contractor for small jobs.',
    es: 'Mida los cuartos existentes y dibuje ambos estados a la misma escala; lo hace el diseñador, o el contratista en trabajos pequeños.',
  },
  structural_calcs: {
    en: 'A structural engineer sizes the member after a visit or from photos and measurements, and seals a letter or a detail. Some lumber suppliers size engineered beams.',
    es: 'Un ingeniero estructural calcula la pieza tras una visita o con fotos y medidas, y sella una carta o un detalle. Algunos proveedores de madera calculan vigas de ingeniería.',
  },
  electrical_scope: {
    en: "The electrician or the designer marks outlets, lights and circuits on the floor plan and works out the load with the city's worksheet or the NEC method.",
    es: 'El electricista o el diseñador marca tomacorrientes, luces y circuitos en el plano de planta y calcula la carga con la hoja de la ciudad o el método del NEC.',
  },
  asbestos_res: {
    en: 'A licensed asbestos inspector takes samples and a laboratory tests them. Ask the state or the air district whether your dwelling is covered.',
    es: 'Un inspector de asbesto con licencia toma muestras y un laboratorio las analiza. Pregunte al estado o al distrito de aire si la vivienda queda incluida.',
  },
  adu_floor: {
    en: 'The designer draws them, or you take a pre-approved plan where the city offers one and adapt the site sheet.',
    es: 'Los dibuja el diseñador, o usted toma un plano preaprobado donde la ciudad lo ofrece y adapta la lámina del sitio.',
  },
  adu_struct: {
    en: 'An engineer or designer prepares them; for a conversion, someone has to look at the existing footing and framing first.',
    es: 'Los prepara un ingeniero o diseñador; en una conversión, alguien debe ver antes la zapata y el armazón existentes.',
  },
  adu_cf1r: {
    en: 'An energy consultant makes it from the plans; in California the consultant also registers it with the data registry before you submit.',
    es: 'La hace un consultor de energía a partir de los planos; en California el consultor también la registra en el registro de datos antes de que usted presente.',
  },
  adu_util: {
    en: 'Ask each utility with the site plan: the electric and gas companies for the meters, the water and sewer agency for capacity. Get the stamp or letter before you submit.',
    es: 'Pregunte a cada empresa con el plano del sitio: a las de electricidad y gas por los medidores, a la de agua y alcantarillado por la capacidad. Obtenga el sello o la carta antes de presentar.',
  },
  adu_address: {
    en: 'The planning or addressing office of the city assigns it from the site plan; ask for it when you apply.',
    es: 'La asigna la oficina de planificación o de direcciones de la ciudad con el plano del sitio; pídala al solicitar.',
  },
  adu_title: {
    en: 'A title company makes the report; the city has the form of the restriction or statement, which the owner signs and, where asked, records with the county.',
    es: 'Una compañía de títulos hace el informe; la ciudad tiene el formulario de la restricción o declaración, que el propietario firma y, donde se pide, registra en el condado.',
  },
  adu_photo: {
    en: 'You take them: every side of the house and of the place where the unit goes, labeled by direction.',
    es: 'Las toma usted: cada lado de la casa y del lugar donde va la vivienda accesoria, rotuladas por orientación.',
  },
  adu_school: {
    en: 'The school district gives it when its fee is paid or it confirms that none is due. Bring the area figure from the plans.',
    es: 'Lo da el distrito escolar cuando se paga su tarifa o confirma que no se debe. Lleve el dato del área que está en los planos.',
  },
  adu_fire: {
    en: 'The designer writes on the cover whether the main house has sprinklers; if it does, a licensed sprinkler contractor designs those of the unit.',
    es: 'El diseñador escribe en la portada si la casa principal tiene rociadores; si los tiene, un contratista de rociadores con licencia diseña los de la vivienda accesoria.',
  },
  adu_solar: {
    en: 'The solar contractor or the energy consultant sizes it; the energy form says how large it must be. It often has its own permit.',
    es: 'Lo calcula el contratista solar o el consultor de energía; el formulario de energía dice qué tamaño debe tener. A menudo lleva su propio permiso.',
  },
  win_sched: {
    en: "The window supplier's order gives sizes and NFRC ratings; put each opening in a table with a mark that is also on the plan.",
    es: 'El pedido del proveedor de ventanas da las medidas y los valores NFRC; ponga cada abertura en un cuadro con una marca que también esté en el plano.',
  },
  win_product: {
    en: 'The manufacturer gives the approval number and the installation sheet; look it up in the approval list and mark the sizes and fasteners you use.',
    es: 'El fabricante da el número de aprobación y la hoja de instalación; búsquelo en la lista de aprobaciones y marque los tamaños y fijaciones que usa.',
  },
  win_elev: {
    en: 'Draw a simple plan or mark photos of each side, with the same marks as the schedule.',
    es: 'Dibuje un plano sencillo o marque fotos de cada lado, con las mismas marcas que el cuadro.',
  },
  win_struct: {
    en: "Take the header from the code's span table, or have an engineer size it where the load or the opening is outside the table.",
    es: 'Tome el dintel de la tabla de claros del código, o pida que lo calcule un ingeniero donde la carga o la abertura queda fuera de la tabla.',
  },
  roof_spec: {
    en: 'You write it from the measurement of the roof and the product data; many cities have a one-page roofing form for it.',
    es: 'La escribe usted con la medición del techo y los datos del producto; muchas ciudades tienen para ello un formulario de techo de una página.',
  },
  product_approval: {
    en: "The manufacturer or supplier gives the number; print the approval from the state's or the county's list and highlight the assembly you install.",
    es: 'El fabricante o proveedor da el número; imprima la aprobación de la lista del estado o del condado y resalte el sistema que instala.',
  },
  uniform_roof_form: {
    en: "Get it from the county's or the city's building department; the roofing contractor fills it in and the owner signs the notification.",
    es: 'Se obtiene del departamento de construcción del condado o de la ciudad; el contratista de techos la llena y el propietario firma el aviso.',
  },
  wind_calcs: {
    en: 'An engineer makes and seals them for the address, the height and the roof shape; some product approvals come with tables the engineer can use.',
    es: 'Las hace y sella un ingeniero para la dirección, la altura y la forma del techo; algunas aprobaciones de producto traen tablas que el ingeniero puede usar.',
  },
  roof_nailing: {
    en: 'The building department has the form. The contractor signs it before a notary where asked and adds photos of the nailed deck before it is covered.',
    es: 'El departamento de construcción tiene el formulario. El contratista lo firma ante notario donde se pide y agrega fotos del entablado clavado antes de cubrirlo.',
  },
  structural_letter: {
    en: 'A structural engineer looks at the framing in the attic, compares the weights and seals the letter.',
    es: 'Un ingeniero estructural revisa el armazón en el ático, compara los pesos y sella la carta.',
  },
  cool_roof: {
    en: "The manufacturer's rating sheet gives reflectance and emittance; the contractor or an energy consultant fills in the form from it.",
    es: 'La hoja de valores del fabricante da la reflectancia y la emitancia; con ella el contratista o un consultor de energía llena el formulario.',
  },
  eng_report: {
    en: "A structural engineer visits, measures the floor levels and writes it. It should not be the installer's sales estimate.",
    es: 'Lo escribe un ingeniero estructural después de visitar la casa y medir los niveles del piso. No debe ser el presupuesto de venta del instalador.',
  },
  pier_detail: {
    en: "The pier manufacturer gives the detail and the evaluation report; the engineer's report names the same product.",
    es: 'El fabricante de los pilotes da el detalle y el informe de evaluación; el informe del ingeniero nombra el mismo producto.',
  },
  plumb_test: {
    en: 'A licensed plumber tests the pipes under the slab after the lift and signs the result.',
    es: 'Un plomero con licencia prueba la tubería bajo la losa después de nivelarla y firma el resultado.',
  },
};
