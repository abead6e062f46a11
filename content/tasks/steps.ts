import type { TemplateItem } from '@/lib/company/tasks/template-types';

const step = (id: string, en: string, es: string) => {
  return (after: number): TemplateItem => ({ id, title: { en, es }, after });
};

export const askDocuments = step(
  'ask-documents',
  'Collect the signed application, plans and owner’s authorization',
  'Reunir la solicitud firmada, los planos y la autorización del propietario',
);
export const checkPackage = step(
  'check-package',
  'Run the permit check and fix what it finds',
  'Hacer la revisión de documentos y corregir lo que encuentre',
);
export const submit = step('submit', 'Submit the application', 'Presentar la solicitud');
export const confirmIntake = step(
  'confirm-intake',
  'Confirm that intake took the application and the fee is paid',
  'Confirmar que recepción tomó la solicitud y que la tarifa está pagada',
);
export const askReviewer = step(
  'ask-reviewer',
  'Ask the city which desk holds it, if nothing moved',
  'Preguntar a la ciudad qué mesa lo tiene, si nada se movió',
);
export const payAndPick = step(
  'pay-issue',
  'Pay what is due at issue and pick up the permit',
  'Pagar lo que se debe al emitirse y recoger el permiso',
);
export const postPermit = step(
  'post-permit',
  'Post the permit and the approved plans on site',
  'Poner a la vista el permiso y los planos aprobados en la obra',
);
export const askFinal = step('final', 'Call for the final inspection', 'Pedir la inspección final');
export const closeOut = step(
  'close-out',
  'Send the final and the warranties to the owner',
  'Enviar al propietario la inspección final y las garantías',
);
export const footing = step('footing', 'Call for the footing inspection', 'Pedir la inspección de zapatas');
export const slab = step(
  'slab',
  'Call for the under-slab plumbing and slab inspections',
  'Pedir las inspecciones de plomería bajo losa y de losa',
);
export const framing = step(
  'framing',
  'Call for the framing inspection',
  'Pedir la inspección de estructura',
);
export const roughIns = step(
  'rough-ins',
  'Call for the electrical, plumbing and mechanical rough-ins',
  'Pedir las inspecciones previas de electricidad, plomería y mecánica',
);
export const insulation = step(
  'insulation',
  'Call for the insulation inspection before it is covered',
  'Pedir la inspección de aislamiento antes de cubrirlo',
);
export const tradePermits = step(
  'trade-permits',
  'Have the trades apply for their own permits',
  'Pedir a los oficios que soliciten sus propios permisos',
);
export const survey = step(
  'survey',
  'Order the survey with setbacks and property lines',
  'Pedir el levantamiento con retiros y linderos',
);
export const one = step;
