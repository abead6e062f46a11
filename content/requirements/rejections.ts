import type { RejectionRecord } from '@/lib/catalogue/checklists/types';

/** Reasons for return that several permit types share. */
export const incompleteApplication: RejectionRecord = {
  id: 'incomplete_application',
  reason: {
    en: 'Incomplete application, missing signature or license number',
    es: 'Solicitud incompleta, sin firma o sin número de licencia',
  },
  fix: {
    en: 'Fill in every field, and use the same contractor name, license and address everywhere.',
    es: 'Llene todos los campos y use el mismo nombre de contratista, licencia y dirección en todas partes.',
  },
  sources: ['permittable', 'permitio', 'elite'],
};

export const formAndDrawingsDiffer: RejectionRecord = {
  id: 'form_and_drawings_differ',
  reason: {
    en: 'Scope, square footage or occupancy differ between the form and the drawings',
    es: 'El alcance, el área o la ocupación no coinciden entre el formulario y los planos',
  },
  fix: {
    en: 'Make the numbers agree on the application, cover sheet, site plan and energy form.',
    es: 'Haga que las cifras coincidan en la solicitud, la portada, el plano del sitio y el formulario de energía.',
  },
  sources: ['permittable', 'planchecksolver'],
};

export const notSealedOrWrongEdition: RejectionRecord = {
  id: 'not_sealed_or_wrong_edition',
  reason: {
    en: 'Sheets not sealed or signed, or the wrong code edition on the title sheet',
    es: 'Láminas sin sello o firma, o edición equivocada del código en la portada',
  },
  fix: {
    en: 'Put the adopted editions on the cover and seal every sheet that needs it.',
    es: 'Ponga en la portada las ediciones adoptadas y selle cada lámina que lo requiera.',
  },
  sources: ['subcusa', 'planchecksolver'],
};

export const sitePlanIncomplete: RejectionRecord = {
  id: 'site_plan_incomplete',
  reason: {
    en: 'Site plan without scale, north arrow, property lines, setbacks, easements or parcel number, or existing and proposed look alike',
    es: 'Plano del sitio sin escala, flecha de norte, linderos, retiros, servidumbres o número de parcela, o sin distinguir lo existente de lo propuesto',
  },
  fix: {
    en: 'Draw it on a survey and dimension the closest point to every lot line.',
    es: 'Dibújelo sobre un levantamiento y acote el punto más cercano a cada lindero.',
  },
  sources: ['siteplan'],
};
