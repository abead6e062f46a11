import type { Text } from '@/lib/catalogue/checklists/types';

/** Decks, fences, pools, demolition, grading. */
export const site: Readonly<Record<string, Text>> = {
  deck_framing: {
    en: 'The designer or contractor draws it with the span tables of the code or DCA 6; many cities have a standard deck plan to fill in.',
    es: 'Lo dibuja el diseñador o contratista con las tablas de claros del código o DCA 6; muchas ciudades tienen un plano estándar de terraza para llenar.',
  },
  deck_footing: {
    en: 'The designer or contractor sizes the footings from the area each post carries; ask the city for its frost depth.',
    es: 'El diseñador o contratista calcula las zapatas con el área que carga cada poste; pregunte a la ciudad su profundidad de congelación.',
  },
  deck_ledger: {
    en: "Use the standard detail of the code or of DCA 6, with the fasteners you will install and the connector's data sheet.",
    es: 'Use el detalle estándar del código o de DCA 6, con las fijaciones que va a instalar y la ficha técnica del conector.',
  },
  deck_guard: {
    en: 'Draw a section with heights, openings and post attachment, or use the detail and the report of the railing manufacturer.',
    es: 'Dibuje un corte con alturas, aberturas y fijación de postes, o use el detalle y el informe del fabricante del barandal.',
  },
  deck_engineer: {
    en: 'A structural engineer designs and seals it; bring the weight of the filled hot tub or the roof you plan.',
    es: 'Lo diseña y sella un ingeniero estructural; lleve el peso del jacuzzi lleno o el techo previsto.',
  },
  deck_wui: {
    en: 'The manufacturers give the fire test data or the state listing of the boards; note them on the plan. The fire department knows the zone.',
    es: 'Los fabricantes dan los datos de prueba de fuego o el listado estatal de las tablas; anótelos en el plano. El departamento de bomberos conoce la zona.',
  },
  deck_composite: {
    en: "Download the manufacturer's installation guide and evaluation report for the exact boards or railing.",
    es: 'Descargue la guía de instalación y el informe de evaluación del fabricante para las tablas o el barandal exactos.',
  },
  fence_detail: {
    en: "Draw one panel and one gate with their measurements, or use the manufacturer's sheet, and add photos of the line.",
    es: 'Dibuje un tramo y un portón con sus medidas, o use la hoja del fabricante, y agregue fotos de la línea.',
  },
  fence_survey: {
    en: 'Use the survey from the purchase of the property if it still holds, or order one from a surveyor, and mark fence and gates on a copy.',
    es: 'Use el levantamiento de la compra de la propiedad si sigue vigente, o encargue uno a un topógrafo, y marque cerca y portones en una copia.',
  },
  fence_neighbor: {
    en: "Ask the neighbor to sign the city's form or a short letter that shows where the fence stands.",
    es: 'Pida al vecino que firme el formulario de la ciudad o una carta breve que muestre dónde queda la cerca.',
  },
  fence_trees: {
    en: 'Measure the trunks near the line and mark them on the site plan; an arborist helps where the city wants a protection plan.',
    es: 'Mida los troncos cerca de la línea y márquelos en el plano del sitio; un arborista ayuda donde la ciudad pide un plan de protección.',
  },
  fence_easement: {
    en: 'Ask the city or the utility that holds the easement for its form; the owner signs it, and it is often recorded.',
    es: 'Pida su formulario a la ciudad o a la empresa que tiene la servidumbre; lo firma el propietario y a menudo se registra.',
  },
  retaining_calc: {
    en: "A civil or structural engineer designs and seals it; for a block system the manufacturer's engineer may do so.",
    es: 'Lo diseña y sella un ingeniero civil o estructural; en un sistema de bloques puede hacerlo el ingeniero del fabricante.',
  },
  pool_fence: {
    en: 'Draw the fence with height, gaps, gate swing and latch; the latch and hinge data come from the manufacturer.',
    es: 'Dibuje la cerca con altura, separaciones, sentido del portón y seguro; los datos del seguro y las bisagras vienen del fabricante.',
  },
  pool_plan: {
    en: 'The pool contractor or designer draws it; for a kit the manufacturer gives the sheet of the model.',
    es: 'Lo dibuja el contratista o diseñador de la piscina; en un modelo prefabricado el fabricante da la lámina.',
  },
  pool_eng: {
    en: 'The pool contractor has a sealed standard plan or orders one from an engineer for the soil of the lot; for a kit the manufacturer gives the specification.',
    es: 'El contratista de piscinas tiene un plano estándar sellado o lo encarga a un ingeniero para el suelo del lote; en un modelo prefabricado el fabricante da la especificación.',
  },
  barrier: {
    en: 'Draw the whole barrier on the site plan, the house walls that are part of it included, with gate details and the alarm data sheets.',
    es: 'Dibuje toda la barrera en el plano del sitio, incluidos los muros de la casa que forman parte de ella, con detalles de portones y fichas de las alarmas.',
  },
  pool_elec: {
    en: 'The electrician draws it: equipment, disconnect, GFCI, bonding grid and distances from the water.',
    es: 'Lo dibuja el electricista: equipo, desconectador, GFCI, malla de unión y distancias al agua.',
  },
  entrap: {
    en: "The drain covers carry the model and the mark; copy them from the manufacturer's sheet.",
    es: 'Las tapas de drenaje llevan el modelo y la marca; cópielos de la hoja del fabricante.',
  },
  pool_gas: {
    en: "The plumber sizes the line from the heater's data sheet and the other appliances on it.",
    es: 'El plomero calcula la línea con la ficha del calentador y los demás aparatos conectados.',
  },
  drainage_pool: {
    en: 'Draw arrows and spot levels on the site plan; a civil designer helps where the lot slopes.',
    es: 'Dibuje flechas y niveles en el plano del sitio; un diseñador civil ayuda donde el lote tiene pendiente.',
  },
  pool_energy: {
    en: 'The data sheets of the pump and the cover give it; copy the model numbers.',
    es: 'La dan las fichas técnicas de la bomba y de la cubierta; copie los números de modelo.',
  },
  asbestos: {
    en: 'Hire an inspector whom the state licenses or accredits; the inspector samples, a laboratory tests, and you get a signed report.',
    es: 'Contrate a un inspector con licencia o acreditación del estado; el inspector toma muestras, un laboratorio las analiza y usted recibe un informe firmado.',
  },
  neshap_notice: {
    en: 'The owner or the demolition contractor sends the notice to the state or local agency that runs the asbestos rule for the EPA; keep the proof of receipt.',
    es: 'El propietario o el contratista de demolición envía el aviso a la agencia estatal o local que aplica la regla de asbesto de la EPA; guarde el acuse de recibo.',
  },
  utilities: {
    en: 'Ask each utility in writing to cut and cap its line at the street; each sends a letter or closes a work order when it is done.',
    es: 'Pida por escrito a cada empresa que corte y tapone su línea en la calle; cada una envía una carta o cierra una orden cuando termina.',
  },
  rodent: {
    en: 'A licensed pest control company inspects, treats and writes the report.',
    es: 'Una empresa de control de plagas con licencia inspecciona, trata y escribe el informe.',
  },
  dust: {
    en: 'The contractor writes it on a page or on the site plan: watering, fences, truck wash, covered drains.',
    es: 'Lo escribe el contratista en una página o en el plano del sitio: riego, cercas, lavado de camiones, drenajes cubiertos.',
  },
  demo_plan: {
    en: 'The contractor draws what stays and what goes; a structural engineer writes the sequence where loads move.',
    es: 'El contratista dibuja lo que queda y lo que se va; un ingeniero estructural escribe la secuencia donde se mueven cargas.',
  },
  tree_row: {
    en: 'Public works gives the right-of-way permit and the forestry or planning office the tree rules; mark both on the site plan.',
    es: 'Obras públicas da el permiso de vía pública y la oficina forestal o de planificación las reglas de árboles; marque ambos en el plano del sitio.',
  },
  bond_demo: {
    en: "A surety company or its agent writes the bond on the city's form; the license is looked up with the city or the state.",
    es: 'Una afianzadora o su agente emite la fianza en el formulario de la ciudad; la licencia se consulta con la ciudad o el estado.',
  },
  grading_plan: {
    en: 'A civil engineer or surveyor draws it over a topographic survey.',
    es: 'Lo dibuja un ingeniero civil o topógrafo sobre un levantamiento topográfico.',
  },
  grading_soil: {
    en: 'A geotechnical engineer drills on the site and writes it; the grading plan cites it.',
    es: 'Lo escribe un ingeniero geotécnico que perfora en el sitio; el plano de nivelación lo cita.',
  },
  grading_eng: {
    en: 'Hire a licensed civil engineer before you draw; ask the city where its limit in cubic yards lies.',
    es: 'Contrate a un ingeniero civil con licencia antes de dibujar; pregunte a la ciudad cuál es su límite en yardas cúbicas.',
  },
  drainage_rpt: {
    en: "A civil engineer writes it with the runoff before and after, by the method of the city's drainage manual.",
    es: 'Lo escribe un ingeniero civil con el escurrimiento antes y después, según el manual de drenaje de la ciudad.',
  },
  swppp: {
    en: "A civil engineer or a stormwater consultant writes the plan; the operator files the notice with the state's stormwater program, or with the EPA where the EPA runs it, and gets the number.",
    es: 'Un ingeniero civil o consultor de aguas pluviales escribe el plan; el operador presenta el aviso al programa estatal de aguas pluviales, o a la EPA donde ella lo administra, y recibe el número.',
  },
  erosion_plan: {
    en: "The civil designer draws it: silt fence, inlet protection, entrance and the order of the work. Small sites often use the city's standard sheet.",
    es: 'Lo dibuja el diseñador civil: malla de sedimentos, protección de bocas de tormenta, entrada y orden del trabajo. Los sitios pequeños a menudo usan la lámina estándar de la ciudad.',
  },
  bond: {
    en: "A surety company writes the bond and a bank the letter of credit, on the city's form and for the amount of the engineer's estimate that the city accepts.",
    es: 'Una afianzadora emite la fianza y un banco la carta de crédito, en el formulario de la ciudad y por el monto del presupuesto de ingeniería que la ciudad acepta.',
  },
  qty: {
    en: 'The civil engineer takes them from the grading plan; the contractor adds the disposal or borrow site and the route.',
    es: 'Las saca el ingeniero civil del plano de nivelación; el contratista agrega el sitio de tiro o préstamo y la ruta.',
  },
  agency: {
    en: 'Ask the city which agencies have a say, then apply to each with the grading plan and attach their approvals.',
    es: 'Pregunte a la ciudad qué agencias intervienen; después solicite a cada una con el plano de nivelación y adjunte sus aprobaciones.',
  },
};
